import { defineRule } from './define-rule.ts';
import { reportUnresolved } from './references/explain.ts';

export default defineRule({
  code: 'ref/no-such-definition',
  severity: 'error',
  summary: 'A reference names a definition that the schema does not have.',
  why: 'What is behind it is then unknown: validators refuse the schema, and some clients drop the whole list of tools. Each schema of each tool is a document of its own, so definitions of others do not count.',
  source: ['JSON Schema 2020-12 core, section 8.2.3.1', 'RFC 6901, section 4'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"#/definitions/A"}},"$defs":{"A":{"type":"string"}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/B"}},"$defs":{"A":{"type":"string"}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/a"}},"$defs":{"A":{"type":"string"}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}',
    ],
  },
  rootWithReferences: (at) => reportUnresolved(at, 'ref/no-such-definition'),
});
