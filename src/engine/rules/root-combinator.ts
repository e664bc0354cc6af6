import type { Keyword } from '../json/keywords.ts';
import type { Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { isMcpRoot } from './values/root-type.ts';

const check =
  (word: Keyword) =>
  ({ facts, schema, report }: Visit, member: number, holder: number): void => {
    if (holder !== schema.node || !isMcpRoot(facts, schema, 'input')) return;
    report({
      node: member,
      message: `"${word}" at the root: allowed since MCP 2026-07-28, but several model APIs refuse the tool (or the whole request), and some clients drop the keyword.`,
    });
  };

export default defineRule({
  code: 'root/combinator',
  severity: 'warning',
  summary: 'The root of an input schema combines other schemas.',
  why: 'Before 2026-07-28 MCP named only type, properties and required for the root, and model APIs still refuse more. Say in the description which parameters go together and check it in the server, or split the tool.',
  source: [
    'MCP 2026-07-28, server/tools (SEP-2106)',
    'https://github.com/anthropics/claude-code/issues/5319',
    'https://github.com/langchain-ai/langchainjs/issues/9804',
  ],
  examples: {
    bad: [
      '{"tools":[{"name":"a","inputSchema":{"type":"object","properties":{"p":{"type":"string"}},"anyOf":[{"required":["p"]}]}}]}',
      '{"tools":[{"name":"a","inputSchema":{"type":"object","properties":{"p":{"type":"string"}},"if":{"required":["p"]},"then":{"maxProperties":1}}}]}',
    ],
    good: [
      '{"tools":[{"name":"a","inputSchema":{"type":"object","properties":{"p":{"anyOf":[{"type":"string"},{"type":"null"}]}}}}]}',
    ],
  },
  on: {
    anyOf: check('anyOf'),
    oneOf: check('oneOf'),
    allOf: check('allOf'),
    not: check('not'),
    if: check('if'),
  },
});
