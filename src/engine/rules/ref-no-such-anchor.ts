import { defineRule } from './define-rule.ts';
import { reportUnresolved } from './references/explain.ts';

export default defineRule({
  code: 'ref/no-such-anchor',
  severity: 'error',
  summary: 'A reference names an anchor that no schema has.',
  why: 'A fragment without a slash is a name that a schema gives itself with $anchor. A definition is reached by a pointer.',
  source: ['JSON Schema 2020-12 core, section 8.2.2'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"#A"}},"$defs":{"A":{"type":"string"}}}',
      '{"type":"object","properties":{"a":{"$ref":"#nobody"}},"$defs":{"A":{"type":"string"}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#here"}},"$defs":{"A":{"$anchor":"here","type":"string"}}}',
    ],
  },
  rootWithReferences: (at) => reportUnresolved(at, 'ref/no-such-anchor'),
});
