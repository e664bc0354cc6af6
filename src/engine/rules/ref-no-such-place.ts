import { defineRule } from './define-rule.ts';
import { reportUnresolved } from './references/explain.ts';

export default defineRule({
  code: 'ref/no-such-place',
  severity: 'error',
  summary: 'A reference points to a place that the schema does not have.',
  why: 'What is behind it is then unknown: validators refuse the schema, and some clients drop the whole list of tools.',
  source: ['JSON Schema 2020-12 core, section 8.2.3.1', 'RFC 6901, section 4'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"#/properties/other"}},"$defs":{"A":{"type":"string"}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/"}},"$defs":{"A":{"type":"string"}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}',
    ],
  },
  rootWithReferences: (at) => reportUnresolved(at, 'ref/no-such-place'),
});
