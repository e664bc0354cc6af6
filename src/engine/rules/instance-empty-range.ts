import { Kind } from '../json/document.ts';
import type { Keyword } from '../json/keywords.ts';
import { K } from '../json/keywords.ts';
import { textAt } from '../json/values.ts';
import type { Rule, Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';

/** Lower word, upper word, and whether the two may be equal. */
const pairs: readonly (readonly [Keyword, Keyword, boolean])[] = [
  ['minimum', 'maximum', true],
  ['exclusiveMinimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minProperties', 'maxProperties', true],
  ['minContains', 'maxContains', true],
];

const see =
  (word: Keyword) =>
  (at: Visit, member: number, holder: number): void => {
    const { facts, schema, report } = at;
    const { doc, graph } = facts;
    if (doc.kind[member] !== Kind.number) return;
    for (const [low, high, mayEqual] of pairs) {
      if (low !== word) continue;
      const other = graph.children.member(holder, K[high]);
      if (other < 0 || doc.kind[other] !== Kind.number) continue;
      if (!schema.dialect.keywords.has(low) || !schema.dialect.keywords.has(high)) continue;
      const [from, to] = [Number(textAt(doc, member)), Number(textAt(doc, other))];
      if (from < to || (mayEqual && from === to)) continue;
      report({
        node: member,
        message: `"${low}" ${textAt(doc, member)} leaves nothing below "${high}" ${textAt(doc, other)}.`,
        related: [{ node: other, message: 'the other bound' }],
      });
    }
  };

const lower = [...new Set(pairs.map(([low]) => low))];

export default defineRule({
  code: 'instance/empty-range',
  severity: 'error',
  summary: 'Two bounds leave nothing between them.',
  why: 'The lower bound is above the upper one, so no value of that kind can be valid and every call fails.',
  source: ['JSON Schema 2020-12 validation, sections 6.2 to 6.5'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"type":"integer","minimum":5,"maximum":1}}}',
      '{"type":"object","properties":{"a":{"type":"string","minLength":5,"maxLength":1}}}',
      '{"type":"object","properties":{"a":{"type":"number","exclusiveMinimum":1,"maximum":1}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"type":"integer","minimum":1,"maximum":1}}}',
      '{"$schema":"http://json-schema.org/draft-04/schema#","type":"number","minimum":0,"exclusiveMinimum":true,"maximum":9}',
    ],
  },
  on: Object.fromEntries(lower.map((word) => [word, see(word)])) as NonNullable<Rule['on']>,
});
