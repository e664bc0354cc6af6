import { quoted } from '../base/quoted.ts';
import { stringAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { mentionsOf } from './references/mentions-of.ts';
import { reportOnce } from './report-once.ts';

export default defineRule({
  code: 'ref/in-unknown-keyword',
  severity: 'info',
  summary: 'A text below an unknown word looks like a pointer to a definition.',
  why: 'What an unknown word means is unknown, so the text is copied as it stands and the definition that it seems to name is kept. Nothing is inlined there.',
  source: ['JSON Schema 2020-12 core, section 4.3.1', 'OpenAPI 3.0, discriminator object'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"x-of":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"description":"#/$defs/A","$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}',
    ],
  },
  root: (at) => {
    const { doc } = at.facts;
    for (const { node, target } of mentionsOf(at.facts, at.schema.index)) {
      reportOnce(at, target, node, () => ({
        message: `${quoted(stringAt(doc, node))} looks like a reference, but stands where none is followed; it stays as it is, and so does what it names.`,
        related: [{ node: target, message: 'what it seems to name' }],
      }));
    }
  },
});
