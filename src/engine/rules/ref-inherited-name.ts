import { defineRule } from './define-rule.ts';
import { reportUnresolved } from './references/explain.ts';

export default defineRule({
  code: 'ref/inherited-name',
  severity: 'error',
  summary: 'A reference names something that only JavaScript finds on every object.',
  why: 'The text has no such member. A reader that looks names up carelessly finds a function instead of a schema, one that looks carefully finds nothing.',
  source: ['RFC 6901, section 4'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/toString"}},"$defs":{"A":{"type":"string"}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/constructor"}},"$defs":{"A":{"type":"string"}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/toString"}},"$defs":{"toString":{"type":"string"}}}',
    ],
  },
  rootWithReferences: (at) => reportUnresolved(at, 'ref/inherited-name'),
});
