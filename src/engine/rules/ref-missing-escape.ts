import { defineRule } from './define-rule.ts';
import { reportUnresolved } from './references/explain.ts';

export default defineRule({
  code: 'ref/missing-escape',
  severity: 'error',
  summary: 'A reference spells a name without the escapes of a pointer.',
  why: 'In a pointer a slash of a name is written ~1 and a tilde ~0, otherwise it is read as two names or not at all. The name in the container keeps its spelling.',
  source: ['RFC 6901, section 3'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/v1/A~b"}},"$defs":{"v1/A~b":{"type":"string"}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/v1~1A~0b"}},"$defs":{"v1/A~b":{"type":"string"}}}',
    ],
  },
  rootWithReferences: (at) => reportUnresolved(at, 'ref/missing-escape'),
});
