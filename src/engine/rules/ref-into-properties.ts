import { quoted } from '../base/quoted.ts';
import { stringAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { pointersTo } from './references/place-of-target.ts';
import { reportOnce } from './report-once.ts';

export default defineRule({
  code: 'ref/into-properties',
  severity: 'warning',
  summary: 'A reference points to the first place of use and not to a definition.',
  why: 'Some generators write the second use of a schema as a pointer to the first one. It is legal, but many readers follow pointers into "$defs" or "definitions" only. Move what is shared into a container, or inline it.',
  source: [
    'JSON Schema 2020-12 core, section 9.4.2',
    'modelcontextprotocol/typescript-sdk issue 2100',
  ],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"type":"string"},"b":{"$ref":"#/properties/a"}}}',
      '{"type":"object","properties":{"a":{"items":{"type":"string"}},"b":{"$ref":"#/properties/a/items"}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"},"b":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}',
      '{"type":"object","properties":{"a":{"$ref":"#"}}}',
    ],
  },
  rootWithReferences: (at) => {
    for (const { member, target } of pointersTo(at, 'in-use')) {
      reportOnce(at, target, member, () => ({
        message: `${quoted(stringAt(at.facts.doc, member))} points to where the schema is used first; readers that know only "$defs" or "definitions" do not find it.`,
        related: [{ node: target, message: 'what it points to' }],
      }));
    }
  },
});
