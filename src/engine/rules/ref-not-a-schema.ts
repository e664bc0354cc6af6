import { defineRule } from './define-rule.ts';
import { reportUnresolved } from './references/explain.ts';

export default defineRule({
  code: 'ref/not-a-schema',
  severity: 'error',
  summary: 'A reference leads to something that is no schema.',
  why: 'Only an object or a boolean can be a schema. The pointer names a list, a text or another value.',
  source: ['JSON Schema 2020-12 core, section 8.2.3.1', 'JSON Schema 2020-12 core, section 4.3'],
  examples: {
    bad: ['{"type":"object","properties":{"a":{"$ref":"#/required"}},"required":["a"]}'],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}',
    ],
  },
  rootWithReferences: (at) => reportUnresolved(at, 'ref/not-a-schema'),
});
