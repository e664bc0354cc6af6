import { stringAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'shape/next-cursor',
  severity: 'info',
  summary: 'The list of tools goes on behind this page.',
  why: 'Further tools come with the next request for this cursor: what is shown here is not all that the server has.',
  source: ['MCP 2025-11-25, server/utilities/pagination'],
  examples: {
    bad: ['{"tools":[{"name":"a","inputSchema":{"type":"object"}}],"nextCursor":"p2"}'],
    good: ['{"tools":[{"name":"a","inputSchema":{"type":"object"}}]}'],
  },
  document({ doc, tools }, report) {
    const node = tools.nextCursor;
    if (node < 0 || stringAt(doc, node) === '') return;
    report({
      node,
      message: 'nextCursor is set: this is one page of the list, and there are more tools.',
    });
  },
});
