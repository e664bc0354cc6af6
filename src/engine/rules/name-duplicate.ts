import { quoted } from '../base/quoted.ts';
import { defineRule } from './define-rule.ts';
import { namedTools } from './values/named-tools.ts';

export default defineRule({
  code: 'name/duplicate',
  severity: 'error',
  summary: 'Two tools have the same name.',
  why: 'A client keeps one of them, and model APIs refuse a request in which names are not unique. Letter case counts: "sum" and "Sum" are two names.',
  source: ['MCP 2025-11-25, server/tools, tool names'],
  examples: {
    bad: [
      '{"tools":[{"name":"sum","inputSchema":{"type":"object","properties":{}}},{"name":"sum","inputSchema":{"type":"object","properties":{}}}]}',
    ],
    good: [
      '{"tools":[{"name":"sum","inputSchema":{"type":"object","properties":{}}},{"name":"Sum","inputSchema":{"type":"object","properties":{}}}]}',
    ],
  },
  document(facts, report) {
    const first = new Map<string, number>();
    for (const { name, nameNode } of namedTools(facts)) {
      const other = first.get(name);
      if (other === undefined) first.set(name, nameNode);
      else {
        report({
          node: nameNode,
          message: `The name ${quoted(name, 60)} is used before: clients keep one of the tools, model APIs refuse both.`,
          related: [{ node: other, message: 'the first tool of this name' }],
        });
      }
    }
  },
});
