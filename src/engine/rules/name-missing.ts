import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'name/missing',
  severity: 'error',
  summary: 'A tool has no name.',
  why: 'The name is what a client calls the tool by. One tool without it can cost the whole list.',
  source: ['MCP 2025-11-25, server/tools, data types'],
  examples: {
    bad: ['{"tools":[{"inputSchema":{"type":"object","properties":{}}}]}'],
    good: ['{"tools":[{"name":"a","inputSchema":{"type":"object","properties":{}}}]}'],
  },
  document({ tools }, report) {
    if (!tools.mcp) return;
    for (const { node, nameNode } of tools.tools) {
      if (nameNode < 0) report({ node, message: 'A tool needs a name.' });
    }
  },
});
