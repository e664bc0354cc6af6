import { defineRule } from './define-rule.ts';
import { reportUnresolved } from './references/explain.ts';

export default defineRule({
  code: 'ref/network',
  severity: 'error',
  summary: 'A reference names an address on the network.',
  why: 'MCP 2026-07-28 forbids fetching such a reference by itself, so no reader knows what it means, and a reader should then refuse the schema. Put the schema that is meant into the containers of this one.',
  source: ['MCP 2026-07-28, basic, $ref resolution', 'JSON Schema 2020-12 core, section 8.2.3.1'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"https://example.com/a.json"}},"$defs":{"A":{"type":"string"}}}',
      '{"type":"object","properties":{"a":{"$ref":"//example.com/a#/$defs/B"}},"$defs":{"A":{"type":"string"}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}',
    ],
  },
  rootWithReferences: (at) => reportUnresolved(at, 'ref/network'),
});
