import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'shape/envelope',
  severity: 'info',
  summary: 'The tools stand inside a JSON-RPC reply.',
  why: 'The list in its "result" was read; places are places in the whole reply.',
  source: ['JSON-RPC 2.0, section 5'],
  examples: {
    bad: [
      '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a","inputSchema":{"type":"object"}}]}}',
    ],
    good: ['{"tools":[{"name":"a","inputSchema":{"type":"object"}}]}'],
  },
  document({ tools }, report) {
    if (!tools.envelope || (tools.errorReply >= 0 && tools.tools.length === 0)) return;
    report({
      node: 0,
      whole: true,
      message: 'The tools were taken out of a JSON-RPC reply: "result" with "tools".',
    });
  },
});
