import { Kind } from '../json/document.ts';
import { replaceValue } from '../json/edit.ts';
import { quote } from '../json/strings.ts';
import { isString, textAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'name/not-a-string',
  severity: 'error',
  summary: 'The name of a tool is no string.',
  why: 'Clients check the list as a whole, so one such tool can cost all the others.',
  source: ['MCP 2025-11-25, server/tools, data types'],
  examples: {
    bad: [
      '{"tools":[{"name":7,"inputSchema":{"type":"object","properties":{}}}]}',
      '{"tools":[{"name":null,"inputSchema":{"type":"object","properties":{}}}]}',
    ],
    good: ['{"tools":[{"name":"7","inputSchema":{"type":"object","properties":{}}}]}'],
  },
  document({ doc, tools }, report) {
    for (const { nameNode } of tools.tools) {
      if (nameNode < 0 || isString(doc, nameNode)) continue;
      report({
        node: nameNode,
        message: 'The name of a tool must be a string.',
        ...(doc.kind[nameNode] === Kind.number && {
          fixes: () => [
            {
              title: 'Put it in quotes',
              edits: [replaceValue(doc, nameNode, quote(textAt(doc, nameNode)))],
            },
          ],
        }),
      });
    }
  },
});
