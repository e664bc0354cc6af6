import { removeChild } from '../json/edit.ts';
import type { Keyword } from '../json/keywords.ts';
import { K } from '../json/keywords.ts';
import type { Rule, Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { holdsTarget } from './edits/holds-target.ts';
import { reportSome } from './report-some.ts';
import { typesOf, typeWords } from './values/types-at.ts';

/** The only type of value that a keyword looks at. */
const looksAt: ReadonlyMap<Keyword, readonly string[]> = new Map<Keyword, readonly string[]>([
  ...(['minLength', 'maxLength', 'pattern'] as const).map((word) => [word, ['string']] as const),
  ...(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const).map(
    (word) => [word, ['number', 'integer']] as const,
  ),
  ...(['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'] as const).map(
    (word) => [word, ['array']] as const,
  ),
  ...(
    ['properties', 'required', 'minProperties', 'maxProperties', 'patternProperties'] as const
  ).map((word) => [word, ['object']] as const),
]);

const known: ReadonlySet<string> = new Set([
  ...'array boolean integer null number object string'.split(' '),
]);

const see =
  (word: Keyword, wanted: readonly string[]) =>
  (at: Visit, member: number, holder: number): void => {
    const { facts } = at;
    if (facts.graph.children.member(holder, K.type) < 0) return;
    const types = typesOf(facts, holder);
    // A misspelled type is another finding.
    if (types === undefined || types.some((type) => wanted.includes(type) || !known.has(type)))
      return;
    reportSome(at, word, member, () => ({
      message: `"${word}" looks only at values of ${typeWords(wanted)}; beside ${typeWords(types)} it does nothing.`,
      fixes: () =>
        holdsTarget(facts.graph, member)
          ? []
          : [{ title: `Leave "${word}" out`, edits: removeChild(facts.doc, member) }],
    }));
  };

export default defineRule({
  code: 'instance/inapplicable-keyword',
  severity: 'warning',
  summary: 'A keyword stands beside a type that it never looks at.',
  why: 'A keyword for strings passes over numbers, one for lists passes over objects, and so on. Beside a type that excludes what it looks at, it does nothing, so either the type or the keyword is wrong.',
  source: ['JSON Schema 2020-12 core, section 7.6.1'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"type":"integer","minLength":3}}}',
      '{"type":"object","properties":{"a":{"type":"string","items":{"type":"string"}}}}',
      '{"type":"object","properties":{"a":{"type":["string","null"],"minimum":1}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"type":["array","null"],"items":{"type":"string"}}}}',
      '{"type":"object","properties":{"a":{"type":"integer","minimum":3}}}',
      '{"type":"object","properties":{"a":{"minLength":3}}}',
    ],
  },
  on: Object.fromEntries(
    [...looksAt].map(([word, wanted]) => [word, see(word, wanted)]),
  ) as NonNullable<Rule['on']>,
});
