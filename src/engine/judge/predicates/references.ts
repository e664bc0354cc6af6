import { Kind } from '../../json/document.ts';
import { FIRST_OWN } from '../../json/names.ts';
import { isString, stringAt } from '../../json/values.ts';
import { isAnnotation } from '../../refs/positions.ts';
import type { Look, Predicate } from '../define-predicate.ts';
import { memberOf, membersOf } from './read.ts';

/** Calls for the references of the schema that count. */
const eachReference =
  (see: (look: Look, row: number, member: number) => void): NonNullable<Predicate['root']> =>
  (look) => {
    const { roots, refs } = look.facts.graph;
    const root = roots[look.schema.index];
    if (root === undefined) return;
    for (let row = root.firstRef; row < root.lastRef; row++)
      if (refs.dead[row] !== true) see(look, row, refs.member[row] as number);
  };

/** Any reference. */
export const reference: Predicate = {
  key: 'reference',
  root: eachReference((look, _, member) => look.hit(member)),
};

/** A reference that comes back to where it stands. */
export const recursion: Predicate = {
  key: 'recursion',
  root: eachReference((look, row, member) => {
    const { refs, units } = look.facts.graph;
    const to = refs.to[row] as number;
    if (to >= 0 && units.cyclic[to] === true && units.reached[to] === true) look.hit(member);
  }),
};

/** A reference into another document. */
export const externalReference: Predicate = {
  key: 'external reference',
  root: eachReference((look, row, member) => {
    if (look.facts.graph.refs.why[row]?.kind === 'not-held') look.hit(member);
  }),
};

/** A reference that leads nowhere. */
export const unresolvedReference = (side: NonNullable<Predicate['side']>): Predicate => ({
  key: `${side} unresolved reference`,
  side,
  root: eachReference((look, row, member) => {
    if (look.facts.graph.refs.why[row] !== undefined) look.hit(member);
  }),
});

const matching = (key: string, minded: (ref: string, look: Look) => boolean): Predicate => ({
  key,
  root: eachReference((look, _, member) => {
    const { doc } = look.facts;
    if (isString(doc, member) && minded(stringAt(doc, member), look)) look.hit(member);
  }),
});

/** Into `definitions`, where the dialect keeps its schemas in `$defs`. */
export const intoOtherContainer = matching(
  'reference into definitions',
  (ref, { schema }) => schema.dialect.container === '$defs' && ref.startsWith('#/definitions/'),
);

/** Something else than a pointer from the root of the schema. */
export const noPointer = matching('reference no pointer', (ref) => !/^#(\/|$)/.test(ref));

/** Something else than one definition of the root. */
export const notToDefinition = matching(
  'reference not to a definition',
  (ref) => !/^#\/(\$defs|definitions)\/[^/]+$/.test(ref),
);

/** What may stand beside a reference: any word, words that constrain, or `default`. */
export const besideReference = (which: 'any' | 'constraint'): Predicate => ({
  key: `beside reference ${which}`,
  on: {
    $ref(look, ref, holder) {
      const { doc } = look.facts;
      if (doc.kind[ref] !== Kind.string) return;
      for (const member of membersOf(doc, holder)) {
        if (member === ref || isHome(doc.names.name(doc.key[member] as number))) continue;
        if (which === 'constraint' && isHarmless(doc.key[member] as number)) continue;
        look.hit(member);
        return;
      }
    },
  },
});

/** A root keeps its definitions and its stamp beside its own reference. */
const isHome = (name: string): boolean =>
  name === '$defs' || name === 'definitions' || name === '$schema';
const isHarmless = (name: number): boolean => name >= FIRST_OWN || isAnnotation(name);

/** The same under a dialect that says to ignore what stands there. */
export const besideReferenceOfOld: Predicate = {
  key: 'beside reference of an old dialect',
  on: {
    $ref(look, ref, holder) {
      if (look.schema.dialect.siblingsCount) return;
      besideReference('constraint').on?.$ref?.(look, ref, holder);
    },
  },
};

/** A reference as a branch of `anyOf`. */
export const referenceInAnyOf: Predicate = {
  key: 'reference in anyOf',
  on: {
    anyOf(look, list) {
      for (const branch of membersOf(look.facts.doc, list)) {
        const ref = memberOf(look, branch, '$ref');
        if (ref >= 0) look.hit(ref);
      }
    },
  },
};
