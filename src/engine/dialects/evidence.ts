import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import type { Keyword } from '../json/keywords.ts';
import { K, KEYWORDS } from '../json/keywords.ts';
import { FIRST_OWN } from '../json/names.ts';
import type { Dialect } from './define-dialect.ts';
import { dialects } from './index.ts';

/** Which of `dialects` give a word a meaning, one bit each. */
export type DialectSet = number;

export const bitOf = (dialect: Dialect): DialectSet => 1 << dialects.indexOf(dialect);

const setOf = (has: (dialect: Dialect) => boolean): DialectSet =>
  dialects.reduce((set, dialect) => (has(dialect) ? set | bitOf(dialect) : set), 0);

/** Dialects that know the word at all, by keyword number. */
const knownIn = Int32Array.from(KEYWORDS, (word) => setOf(({ keywords }) => keywords.has(word)));

/** What a word proves by the kind of its value. */
const CONTAINER = 1;
const ITEMS = 2;
const EXCLUSIVE = 3;
const WORD = 4;

const proof = new Uint8Array(FIRST_OWN);
/** Their presence changes no verdict, or they stand in schemas of every age. */
const silent: readonly Keyword[] = [
  ...(['title', 'description', 'default', 'examples', 'deprecated', 'readOnly'] as const),
  ...(['writeOnly', '$comment', 'contentEncoding', 'contentMediaType', 'contentSchema'] as const),
  ...(['format', '$schema', '$vocabulary', '$id', 'id', '$ref'] as const),
];
KEYWORDS.forEach((word, name) => {
  const known = knownIn[name] as number;
  if (known !== 0 && !silent.includes(word)) proof[name] = WORD;
});
proof[K.$defs] = proof[K.definitions] = CONTAINER;
proof[K.items] = ITEMS;
proof[K.exclusiveMaximum] = proof[K.exclusiveMinimum] = EXCLUSIVE;

const withContainer = {
  $defs: setOf(({ container }) => container === '$defs'),
  definitions: setOf(({ container }) => container === 'definitions'),
};
const withTuples = setOf(({ keywords }) => keywords.get('items') === 'schema-or-schemas');
const withSwitch = setOf(({ keywords }) => keywords.get('exclusiveMinimum') === 'boolean');
const withBound = setOf(({ keywords }) => keywords.get('exclusiveMinimum') === 'number');

/** The dialects in which this member of a schema means something; 0 where it proves nothing. */
export function proves(doc: Document, name: number, member: number): DialectSet {
  if (name >= FIRST_OWN) return 0;
  const kind = doc.kind[member];
  switch (proof[name]) {
    case WORD:
      return knownIn[name] as number;
    case CONTAINER:
      if (kind !== Kind.object) return 0;
      return name === K.$defs ? withContainer.$defs : withContainer.definitions;
    case ITEMS:
      return kind === Kind.array ? withTuples : 0;
    case EXCLUSIVE:
      if (kind === Kind.number) return withBound;
      return kind === Kind.true || kind === Kind.false ? withSwitch : 0;
    default:
      return 0;
  }
}
