import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'text/server-sent-events',
  severity: 'info',
  summary: 'The text is a stream of server-sent events.',
  why: 'The JSON-RPC message in its "data:" lines was read. Places are places in that message.',
  source: [
    'HTML standard, server-sent events',
    'MCP 2025-11-25, basic/transports, streamable HTTP',
  ],
  examples: {
    bad: [
      'event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a","inputSchema":{"type":"object"}}]}}\n\n',
    ],
    good: [
      '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"a","inputSchema":{"type":"object"}}]}}',
    ],
  },
  document({ source }, report) {
    if (source.wrapping !== 'server-sent-events') return;
    report({
      node: 0,
      whole: true,
      ...(source.leftOut && { place: source.leftOut }),
      message: 'The text is a server-sent event; the message in its "data:" lines was read.',
    });
  },
});
