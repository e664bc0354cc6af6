import { quoted } from '../base/quoted.ts';
import { stringAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { pointersTo } from './references/place-of-target.ts';
import { reportOnce } from './report-once.ts';

export default defineRule({
  code: 'ref/into-unknown-keyword',
  severity: 'warning',
  summary: 'A reference points below a word that holds no schemas.',
  why: 'What stands below an unknown word is no schema by the specification, so readers may refuse to follow the pointer, and tools that copy definitions leave the target behind. Keep it in "$defs".',
  source: ['JSON Schema 2020-12 core, section 9.4.2'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"#/x-shared/A"}},"x-shared":{"A":{"type":"string"}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/default"}},"default":{}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}',
    ],
  },
  rootWithReferences: (at) => {
    for (const { member, target } of pointersTo(at, 'unknown-keyword')) {
      reportOnce(at, target, member, () => ({
        message: `${quoted(stringAt(at.facts.doc, member))} points to a place that holds no schemas by the specification; keep what is shared in "$defs".`,
        related: [{ node: target, message: 'what it points to' }],
      }));
    }
  },
});
