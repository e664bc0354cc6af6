import { quoted } from '../base/quoted.ts';
import { defineRule } from './define-rule.ts';
import { namedTools } from './values/named-tools.ts';

export default defineRule({
  code: 'name/dots',
  severity: 'warning',
  summary: 'The name of a tool has a dot.',
  why: 'MCP allows it since 2025-11-25, several model APIs do not (only letters, digits, underscore and hyphen): clients that pass the name on are refused, others write an underscore.',
  source: [
    'MCP 2025-11-25, server/tools, tool names',
    'https://github.com/github/copilot-cli/issues/1879',
    'https://github.com/evoila/meho/issues/2745',
  ],
  examples: {
    bad: ['{"tools":[{"name":"catalog.get","inputSchema":{"type":"object","properties":{}}}]}'],
    good: ['{"tools":[{"name":"catalog_get","inputSchema":{"type":"object","properties":{}}}]}'],
  },
  document(facts, report) {
    for (const { name, nameNode } of namedTools(facts)) {
      if (!name.includes('.')) continue;
      report({
        node: nameNode,
        message: `The name ${quoted(name, 60)} has a dot: allowed by MCP, refused by several model APIs.`,
      });
    }
  },
});
