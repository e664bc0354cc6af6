import { Kind } from '../json/document.ts';
import type { Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';

const see = (at: Visit, member: number): void => {
  if (at.facts.doc.kind[member] === Kind.string) return;
  at.report({
    node: member,
    message: 'A reference must be a string; this one is none, so nothing is referred to.',
  });
};

export default defineRule({
  code: 'ref/not-a-string',
  severity: 'error',
  summary: 'The value of $ref is no string.',
  why: 'Only a string can be a reference. Validators refuse the schema. A parameter that is called $ref belongs below "properties", where it may be a schema like any other.',
  source: ['JSON Schema 2020-12 core, section 8.2.3.1'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":7}}}',
      '{"type":"object","properties":{"a":{"$ref":{"type":"string"}}}}',
    ],
    good: ['{"type":"object","properties":{"$ref":{"type":"string"}}}'],
  },
  on: { $ref: see },
});
