import { defineRule } from './define-rule.ts';
import { reportUnresolved } from './references/explain.ts';

export default defineRule({
  code: 'ref/not-rebased',
  severity: 'error',
  summary: 'A reference counts from a root that has been put inside another schema.',
  why: 'Somebody wrapped the schema, for example as the member "result", and did not rewrite its pointers: they count from the root of the whole. The schema is broken for every reader.',
  source: [
    'JSON Schema 2020-12 core, section 8.2.3.1',
    'modelcontextprotocol/csharp-sdk issue 1434',
  ],
  examples: {
    bad: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"result":{"type":"array","items":{"properties":{"a":{"type":"string"},"b":{"$ref":"#/items/properties/a"}}}}}}}]}',
    ],
    good: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"result":{"type":"array","items":{"properties":{"a":{"type":"string"},"b":{"$ref":"#/properties/result/items/properties/a"}}}}}}}]}',
    ],
  },
  rootWithReferences: (at) => reportUnresolved(at, 'ref/not-rebased'),
});
