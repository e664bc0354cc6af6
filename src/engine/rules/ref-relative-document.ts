import { defineRule } from './define-rule.ts';
import { reportUnresolved } from './references/explain.ts';

export default defineRule({
  code: 'ref/relative-document',
  severity: 'error',
  summary: 'A reference is a relative address of another document.',
  why: 'Without a base address a relative one leads nowhere, and a bare word is such an address, never the name of a definition. A pointer into the same schema begins with "#/".',
  source: ['JSON Schema 2020-12 core, section 8.2.3.1'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"A"}},"$defs":{"A":{"type":"string"}}}',
      '{"type":"object","properties":{"a":{"$ref":"$defs/A"}},"$defs":{"A":{"type":"string"}}}',
      '{"type":"object","properties":{"a":{"$ref":"other.json#/$defs/A"}},"$defs":{"A":{"type":"string"}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}',
    ],
  },
  rootWithReferences: (at) => reportUnresolved(at, 'ref/relative-document'),
});
