import { defineRule } from './define-rule.ts';
import { reportUnresolved } from './references/explain.ts';

export default defineRule({
  code: 'ref/malformed-pointer',
  severity: 'error',
  summary: 'The fragment of a reference cannot be read.',
  why: 'A tilde in a pointer must be followed by 0 or 1, a percent sign by two hexadecimal digits. Readers disagree about anything else.',
  source: ['RFC 6901, section 3', 'RFC 3986, section 2.1'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A~2"}},"$defs":{"A":{"type":"string"}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/%zz"}},"$defs":{"A":{"type":"string"}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}',
    ],
  },
  rootWithReferences: (at) => reportUnresolved(at, 'ref/malformed-pointer'),
});
