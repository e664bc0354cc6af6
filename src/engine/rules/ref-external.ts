import { defineRule } from './define-rule.ts';
import { reportUnresolved } from './references/explain.ts';

export default defineRule({
  code: 'ref/external',
  severity: 'error',
  summary: 'A reference names a document outside of the schema.',
  why: 'A reader of a tool has the schema and nothing else, and must not open files or addresses. Put the schema that is meant into the containers of this one.',
  source: ['MCP 2026-07-28, basic, $ref resolution', 'JSON Schema 2020-12 core, section 8.2.3.1'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"file:///a.json"}},"$defs":{"A":{"type":"string"}}}',
      '{"type":"object","properties":{"a":{"$ref":"urn:example:a"}},"$defs":{"A":{"type":"string"}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}',
    ],
  },
  rootWithReferences: (at) => reportUnresolved(at, 'ref/external'),
});
