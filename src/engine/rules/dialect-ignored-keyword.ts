import { quoted } from '../base/quoted.ts';
import { dialects } from '../dialects/index.ts';
import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { removeChild, replaceMember } from '../json/edit.ts';
import type { Keyword } from '../json/keywords.ts';
import { K } from '../json/keywords.ts';
import { textAt } from '../json/values.ts';
import { isAnnotation } from '../refs/positions.ts';
import type { RefGraph } from '../refs/types.ts';
import type { NodeFix, Rule, Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { holdsTarget } from './edits/holds-target.ts';
import { nullableFix } from './edits/nullable.ts';
import { reportOnce } from './report-once.ts';
import { reportSome } from './report-some.ts';

/** Rules of their own say more about these, or their absence is no loss. */
const elsewhere: ReadonlySet<string> = new Set([
  ...['$ref', '$schema', '$vocabulary', '$comment', '$defs', 'definitions', 'type', 'items'],
  ...['contentEncoding', 'contentMediaType', 'contentSchema', 'xml', 'externalDocs'],
]);

/** What to do about a word that does nothing. */
const hints: Readonly<Partial<Record<Keyword, string>>> = {
  nullable: 'null is still refused; add "null" to "type"',
  example: 'JSON Schema has "examples", a list',
  discriminator: 'it is a hint of OpenAPI; each branch needs a "const" of its own',
  additionalItems: '"items" takes its place',
  dependencies: 'it was split into "dependentRequired" and "dependentSchemas"',
  prefixItems: 'here "items" takes the list of schemas',
  const: 'an "enum" with one value says the same',
  $recursiveRef: '"$dynamicRef" took its place',
  id: 'the word is "$id" since Draft 6',
  $id: 'the word is "id" in Draft 4',
  $anchor: 'here an anchor is an identifier "#name"',
};

const words = new Set(dialects.flatMap(({ keywords }) => [...keywords.keys()]));
/** Words of OpenAPI that change no verdict, and `id`, which is often no identifier at all. */
const mild: ReadonlySet<string> = new Set(['example', 'discriminator', 'id']);

/** A partner without which a word does nothing. */
const partners: ReadonlyMap<Keyword, readonly Keyword[]> = new Map<Keyword, readonly Keyword[]>([
  ['then', ['if']],
  ['else', ['if']],
  ['if', ['then', 'else']],
  ['minContains', ['contains']],
  ['maxContains', ['contains']],
  ['additionalItems', ['items']],
]);

const see =
  (word: Keyword) =>
  (at: Visit, member: number, holder: number): void => {
    const { doc, graph } = at.facts;
    const { dialect, index } = at.schema;
    const pinned = graph.roots[index]?.pinned;
    if (pinned === 'unknown-dialect' || pinned === 'other-dialect') return;
    const hint = doc.kind[member] === Kind.false && word === 'nullable' ? undefined : hints[word];
    if (!dialect.keywords.has(word)) {
      if (word === 'id' && doc.kind[member] !== Kind.string) return;
      const make = (places: readonly number[] = [member]) => ({
        severity: mild.has(word) ? ('info' as const) : ('warning' as const),
        message: `"${word}" does nothing in ${dialect.title}${hint === undefined ? '' : `: ${hint}`}.`,
        fixes: () => fixOf(graph, word, places, holder),
      });
      if (mild.has(word)) reportOnce(at, word, member, make);
      else reportSome(at, word, member, () => make());
      return;
    }
    if (word === 'dependencies' && dialect.keywords.has('dependentSchemas')) {
      reportSome(at, word, member, () => ({
        message: `"dependencies" is no keyword of ${dialect.title} any more: ${hint}. Many validators ignore it.`,
      }));
      return;
    }
    const needed = partners.get(word);
    if (
      needed === undefined ||
      needed.some((partner) => serves(doc, word, graph.children.member(holder, K[partner])))
    )
      return;
    reportSome(at, word, member, () => ({
      severity: 'warning' as const,
      message: `"${word}" does nothing without ${needed.map((partner) => quoted(partner)).join(' or ')} beside it${word === 'additionalItems' ? ' that lists schemas' : ''}.`,
      fixes: () =>
        holdsTarget(graph, member)
          ? []
          : [{ title: `Leave "${word}" out`, edits: removeChild(doc, member) }],
    }));
  };

const serves = (doc: Document, word: Keyword, partner: number): boolean =>
  partner >= 0 && (word !== 'additionalItems' || doc.kind[partner] === Kind.array);

/** `places`: the members in question, the first of them in `holder`. */
function fixOf(
  graph: RefGraph,
  word: Keyword,
  places: readonly number[],
  holder: number,
): readonly NodeFix[] {
  const { doc, children } = graph;
  const [first] = places as readonly [number];
  if (word === 'nullable') return nullableFix(graph, first, holder);
  if (word !== 'example') return [];
  const free = places.filter((at) => children.member(doc.parent[at] as number, K.examples) < 0);
  if (free.length < places.length) return [];
  return [
    {
      title: 'Write it as "examples"',
      edits: free.map((at) => replaceMember(doc, at, `"examples":[${textAt(doc, at)}]`)),
    },
  ];
}

export default defineRule({
  code: 'dialect/ignored-keyword',
  severity: 'warning',
  summary: 'A keyword does nothing in the dialect that counts.',
  why: 'It belongs to another dialect, or it needs a neighbour that is missing. Validators pass over it, so it does not say what its author meant.',
  source: ['JSON Schema 2020-12 core, sections 4.3.1 and 6.5', 'OpenAPI 3.0, schema object'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"type":"string","nullable":true}}}',
      '{"type":"object","properties":{"a":{"type":"string","enum":["x"],"nullable":true}}}',
      '{"type":"object","properties":{"a":{"type":"string","example":"x"}}}',
      '{"type":"object","properties":{"a":{"then":{"type":"string"}}}}',
      '{"type":"object","dependencies":{"a":["b"]}}',
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"array","prefixItems":[{}]}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"type":["string","null"],"examples":["x"]}}}',
      '{"type":"object","properties":{"a":{"if":{"type":"string"},"then":{"minLength":1}},"nullable":{"type":"string"}}}',
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","dependencies":{"a":["b"]}}',
    ],
  },
  on: Object.fromEntries(
    [...words]
      .filter((word) => !elsewhere.has(word) && (!isAnnotation(K[word]) || word === 'example'))
      // What every dialect knows is never ignored.
      .filter((word) => partners.has(word) || dialects.some(({ keywords }) => !keywords.has(word)))
      .map((word) => [word, see(word)]),
  ) as NonNullable<Rule['on']>,
});
