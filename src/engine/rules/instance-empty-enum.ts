import { Kind } from '../json/document.ts';
import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'instance/empty-enum',
  severity: 'error',
  summary: 'A list of allowed values is empty.',
  why: 'Nothing is in the list, so no value can be valid. The values were probably filtered out or not yet loaded when the schema was made.',
  source: ['JSON Schema 2020-12 validation, section 6.1.2'],
  examples: {
    bad: ['{"type":"object","properties":{"a":{"type":"string","enum":[]}}}'],
    good: ['{"type":"object","properties":{"a":{"type":"string","enum":["x"]}}}'],
  },
  on: {
    enum: ({ facts: { doc }, schema, report }, member) => {
      if (doc.kind[member] !== Kind.array || doc.after[member] !== member + 1) return;
      // Draft 4 forbids it, which is said elsewhere.
      if (schema.dialect.keywords.get('enum') !== 'array') return;
      report({ node: member, message: '"enum" is empty, so no value can be valid here.' });
    },
  },
});
