import { quoted } from '../base/quoted.ts';
import { stringAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { pointersTo } from './references/place-of-target.ts';
import { reportOnce } from './report-once.ts';

export default defineRule({
  code: 'ref/deep-pointer',
  severity: 'info',
  summary: 'A reference points to something inside a definition.',
  why: 'This is legal. Readers that look up whole definitions by name either find nothing or take the whole definition for the part. Give the part a definition of its own where such readers count.',
  source: ['RFC 6901, section 4', 'modelcontextprotocol/typescript-sdk pull request 1563'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A/properties/id"}},"$defs":{"A":{"properties":{"id":{"type":"string"}}}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/Id"}},"$defs":{"Id":{"type":"string"}}}',
    ],
  },
  rootWithReferences: (at) => {
    for (const { member, target } of pointersTo(at, 'inside-definition')) {
      reportOnce(at, target, member, () => ({
        message: `${quoted(stringAt(at.facts.doc, member))} goes into a definition; readers that look up whole definitions by name miss it.`,
        related: [{ node: target, message: 'what it points to' }],
      }));
    }
  },
});
