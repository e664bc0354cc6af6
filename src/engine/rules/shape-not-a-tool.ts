import { removeChild } from '../json/edit.ts';
import { defineRule } from './define-rule.ts';
import { kindWord } from './values/kind-words.ts';

/** Findings of their own. */
const MOST = 50;

export default defineRule({
  code: 'shape/not-a-tool',
  severity: 'error',
  summary: 'A list of tools holds something that is no tool.',
  why: 'Clients check the whole list at once, so one such item can cost all the others.',
  source: ['MCP 2025-11-25, server/tools, data types'],
  examples: {
    bad: ['{"tools":[null,{"name":"a","inputSchema":{"type":"object"}}]}'],
    good: ['{"tools":[{"name":"a","inputSchema":{"type":"object"}}]}'],
  },
  document({ doc, tools }, report) {
    const { strays } = tools;
    for (const node of strays.slice(0, MOST)) {
      report({
        node,
        message: `A tool is an object; this is ${kindWord(doc, node)}.`,
        fixes: () => [{ title: 'Remove it from the list', edits: removeChild(doc, node) }],
      });
    }
    const [next] = strays.slice(MOST);
    if (next === undefined) return;
    report({
      node: next,
      message: `A tool is an object; ${strays.length - MOST} items from here on are none.`,
    });
  },
});
