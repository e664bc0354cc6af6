import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { isObject, isString } from '../../json/values.ts';
import type { Look, Predicate } from '../define-predicate.ts';
import { isArray, memberOf, membersOf } from './read.ts';

const countChildren = (look: Look, node: number): number => {
  let count = 0;
  for (const _ of membersOf(look.facts.doc, node)) count++;
  return count;
};

/** Reports once at the root where the schema's total passes a limit. */
const endOver =
  (most: number, what: string): NonNullable<Predicate['end']> =>
  (look) => {
    if (look.schemaTotal > most) look.hit(look.schema.node, `${look.schemaTotal} ${what}`);
  };

/** Steps up a schema are bounded: a text may be 10,000 levels deep. */
const MOST_STEPS = 512;

/** How many of these keywords stand on the way from the root to `node`. */
function levelsAbove(look: Look, node: number, minded: ReadonlySet<number>): number {
  const { doc } = look.facts;
  let levels = 0;
  for (let at = node, step = 0; at > look.schema.node && step < MOST_STEPS; step++) {
    if (minded.has(doc.key[at] as number)) levels++;
    at = doc.parent[at] as number;
  }
  return levels;
}

const PROPERTIES: ReadonlySet<number> = new Set([K.properties]);
const CHOICES: ReadonlySet<number> = new Set([K.anyOf, K.oneOf, K.allOf, K.not, K.if]);

/** Objects within objects, more than this. */
export const objectsDeeper = (most: number): Predicate => ({
  key: `objects deeper than ${most}`,
  on: {
    properties(look, member) {
      const levels = levelsAbove(look, member, PROPERTIES);
      if (levels === most + 1) look.hit(member, `${levels} levels`);
    },
  },
});

/** Choices within choices: what makes validation dear. */
export const choicesDeeper = (most: number): Predicate => {
  const see = (look: Look, member: number): void => {
    if (levelsAbove(look, member, CHOICES) === most + 1) look.hit(member);
  };
  return { key: `choices deeper than ${most}`, on: { anyOf: see, oneOf: see, allOf: see } };
};

/** Objects and lists within each other, more than this. */
export const valuesDeeper = (most: number): Predicate => ({
  key: `values deeper than ${most}`,
  onSchema(look, node) {
    const { doc } = look.facts;
    if (doc.deepest <= most) return;
    let levels = 1;
    for (let at = node; at > look.schema.node && levels <= most; levels++)
      at = doc.parent[at] as number;
    if (levels > most) look.hit(node);
  },
});

export const propertiesOver = (most: number): Predicate => ({
  key: `properties over ${most}`,
  on: {
    properties(look, member) {
      look.schemaTotal += countChildren(look, member);
    },
  },
  end: endOver(most, 'properties'),
});

/** Characters of names and of fixed values. */
export const charactersOver = (most: number): Predicate => {
  const names = (look: Look, map: number): void => {
    const { doc } = look.facts;
    for (const entry of membersOf(doc, map))
      look.schemaTotal += doc.names.name(doc.key[entry] as number).length;
  };
  const value = ({ facts: { doc } }: Look, node: number): number =>
    isString(doc, node) ? (doc.end[node] as number) - (doc.start[node] as number) - 2 : 0;
  return {
    key: `characters over ${most}`,
    on: {
      properties: names,
      $defs: names,
      definitions: names,
      enum(look, list) {
        for (const item of membersOf(look.facts.doc, list)) look.schemaTotal += value(look, item);
      },
      const(look, member) {
        look.schemaTotal += value(look, member);
      },
    },
    end: endOver(most, 'characters'),
  };
};

/** Values of `enum`: in the whole schema, and characters of one long list. */
export const enumOver = (values: number, long: number, characters: number): Predicate => ({
  key: `enum over ${values}`,
  on: {
    enum(look, list) {
      const { doc } = look.facts;
      const count = countChildren(look, list);
      look.schemaTotal += count;
      if (count <= long) return;
      let length = 0;
      for (const item of membersOf(doc, list))
        length += (doc.end[item] as number) - (doc.start[item] as number) - 2;
      if (length > characters) look.hit(list, `${length} characters`);
    },
  },
  end: endOver(values, 'values'),
});

/** Reports the schema with which the list passes the limit. */
const countAcross = (
  key: string,
  most: number,
  what: string,
  count: (look: Look, member: number, holder: number) => number,
  words: readonly ('properties' | 'anyOf' | 'type')[],
): Predicate => ({
  key,
  on: Object.fromEntries(
    words.map((word) => [
      word,
      (look: Look, member: number, holder: number) => {
        const before = look.listTotal;
        look.listTotal += count(look, member, holder);
        if (before <= most && look.listTotal > most)
          look.hit(member, `over ${most} ${what} in the list`);
      },
    ]),
  ),
});

/** Optional properties of the whole list. */
export const optionalOver = (most: number): Predicate =>
  countAcross(
    `optional over ${most}`,
    most,
    'optional properties',
    (look, member, holder) => {
      const { doc } = look.facts;
      if (!isObject(doc, member)) return 0;
      const required = memberOf(look, holder, 'required');
      const listed = required >= 0 && isArray(doc, required) ? countChildren(look, required) : 0;
      return Math.max(0, countChildren(look, member) - listed);
    },
    ['properties'],
  );

/** Choices of type of the whole list. */
export const unionsOver = (most: number): Predicate =>
  countAcross(
    `unions over ${most}`,
    most,
    'choices of type',
    (look, member) =>
      look.facts.doc.key[member] === K.anyOf || look.facts.doc.kind[member] === Kind.array ? 1 : 0,
    ['anyOf', 'type'],
  );
