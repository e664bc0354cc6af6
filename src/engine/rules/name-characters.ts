import { quoted, quotedList } from '../base/quoted.ts';
import { defineRule } from './define-rule.ts';
import { namedTools } from './values/named-tools.ts';

const OTHER = /[^A-Za-z0-9_.-]/gu;

export default defineRule({
  code: 'name/characters',
  severity: 'warning',
  summary: 'The name of a tool has characters that MCP advises against.',
  why: 'MCP recommends A-Z, a-z, 0-9, underscore, hyphen and dot. Model APIs refuse anything else, so clients change the name, leave the tool out, or fail.',
  source: ['MCP 2025-11-25, server/tools, tool names (SEP-986)'],
  examples: {
    bad: [
      '{"tools":[{"name":"get user","inputSchema":{"type":"object","properties":{}}}]}',
      '{"tools":[{"name":"users/get","inputSchema":{"type":"object","properties":{}}}]}',
    ],
    good: ['{"tools":[{"name":"get_user-2","inputSchema":{"type":"object","properties":{}}}]}'],
  },
  document(facts, report) {
    for (const { name, nameNode } of namedTools(facts)) {
      const others = name.match(OTHER);
      if (others === null) continue;
      report({
        node: nameNode,
        message: `The name ${quoted(name, 60)} has ${quotedList([...new Set(others)])}; only letters, digits, underscore, hyphen and dot are safe.`,
      });
    }
  },
});
