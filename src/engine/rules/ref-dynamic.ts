import { Kind } from '../json/document.ts';
import type { Keyword } from '../json/keywords.ts';
import { K } from '../json/keywords.ts';
import type { Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { reportOnce } from './report-once.ts';

const see =
  (word: Keyword) =>
  (at: Visit, member: number): void => {
    if (at.schema.dialect.dynamicReference !== word || at.facts.doc.kind[member] !== Kind.string)
      return;
    const pinned = at.facts.graph.roots[at.schema.index]?.pinned === 'dynamic';
    reportOnce(at, K[word], member, () => ({
      message: pinned
        ? `Where ${word} leads depends on the route by which it is reached, so this schema is left as it is; hardly any client resolves it.`
        : `${word} leads to one place only in this schema, so it is followed like $ref; hardly any client resolves it.`,
    }));
  };

export default defineRule({
  code: 'ref/dynamic',
  severity: 'info',
  summary: 'A reference whose target depends on the route.',
  why: 'Dynamic references are for extensible meta-schemas. Hardly any reader of tools knows them, and they cannot be inlined without knowing every route. A plain $ref does in a tool.',
  source: [
    'JSON Schema 2020-12 core, section 8.2.3.2',
    'JSON Schema 2019-09 core, section 8.2.4.2',
  ],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$dynamicRef":"#node"}},"$defs":{"A":{"$dynamicAnchor":"node","type":"string"}}}',
      '{"$schema":"https://json-schema.org/draft/2019-09/schema","type":"object","properties":{"a":{"$recursiveRef":"#"}}}',
    ],
    good: ['{"type":"object","properties":{"a":{"$ref":"#"}}}'],
  },
  on: { $dynamicRef: see('$dynamicRef'), $recursiveRef: see('$recursiveRef') },
});
