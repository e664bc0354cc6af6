import { isString } from '../json/values.ts';
import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'name/empty',
  severity: 'error',
  summary: 'The name of a tool is empty.',
  why: 'No client can call it, and model APIs refuse the request.',
  source: ['MCP 2025-11-25, server/tools, tool names: 1 to 128 characters'],
  examples: {
    bad: ['{"tools":[{"name":"","inputSchema":{"type":"object","properties":{}}}]}'],
    good: ['{"tools":[{"name":"a","inputSchema":{"type":"object","properties":{}}}]}'],
  },
  document({ doc, tools }, report) {
    for (const { name, nameNode } of tools.tools) {
      if (name === '' && nameNode >= 0 && isString(doc, nameNode))
        report({ node: nameNode, message: 'The name of this tool is empty.' });
    }
  },
});
