import { defineRule } from './define-rule.ts';
import { reportUnresolved } from './references/explain.ts';

export default defineRule({
  code: 'ref/other-base',
  severity: 'error',
  summary:
    'A reference counts from a schema with an identifier of its own, where it leads nowhere.',
  why: 'A schema with an identifier is a resource of its own, and "#" below it is that schema. A generator that gives parts identifiers has to keep their definitions with them.',
  source: ['JSON Schema 2020-12 core, sections 8.2.1 and 8.2.3.1'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$id":"https://example.com/a","items":{"$ref":"#/$defs/A"}}},"$defs":{"A":{"type":"string"}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$id":"https://example.com/a","items":{"$ref":"#/$defs/A"},"$defs":{"A":{"type":"string"}}}}}',
    ],
  },
  rootWithReferences: (at) => reportUnresolved(at, 'ref/other-base'),
});
