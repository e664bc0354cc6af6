import { append } from '../json/edit.ts';
import { K } from '../json/keywords.ts';
import { defineRule } from './define-rule.ts';
import { reportSome } from './report-some.ts';
import { namesType } from './values/root-type.ts';
import { isShownToModel } from './values/side.ts';

/** Where one of these stands, the items are described there or behind it. */
const DESCRIBES = [K.items, K.prefixItems, K.$ref, K.$dynamicRef, K.allOf];

export default defineRule({
  code: 'type/array-without-items',
  severity: 'warning',
  summary: 'An array does not say what its items are.',
  why: 'Valid: any items are accepted. But several model APIs and clients refuse a tool with such an array; "items":{} says the same and is accepted.',
  source: [
    'https://github.com/digitalocean-labs/mcp-digitalocean/issues/265',
    'https://github.com/microsoft/vscode-copilot-chat',
  ],
  examples: {
    bad: [
      '{"type":"object","properties":{"words":{"type":"array"}}}',
      '{"type":"object","properties":{"words":{"anyOf":[{"type":"array"},{"type":"null"}]}}}',
    ],
    good: ['{"type":"object","properties":{"words":{"type":"array","items":{"type":"string"}}}}'],
  },
  on: {
    type(at, member, holder) {
      const { doc, graph } = at.facts;
      if (!isShownToModel(at) || !namesType(doc, member, 'array')) return;
      if (DESCRIBES.some((word) => graph.children.member(holder, word) >= 0)) return;
      reportSome(at, '', holder, () => ({
        message:
          'An array without "items": valid, but some clients and model APIs refuse the tool.',
        fixes: () => [
          {
            title: 'Add "items":{}, which says the same',
            edits: [append(doc, holder, '"items":{}')],
          },
        ],
      }));
    },
  },
});
