import { Kind } from '../../json/document.ts';
import { isString, stringAt } from '../../json/values.ts';
import type { Look, Predicate } from '../define-predicate.ts';
import { isArray, isTyped, memberOf, membersOf, numberAt } from './read.ts';

/** Bounds of lists beyond "at least one". */
export const arrayBounds: Predicate = {
  key: 'array bounds beyond one',
  on: {
    minItems(look, member) {
      if (numberAt(look.facts.doc, member) > 1) look.hit(member);
    },
    maxItems: (look, member) => look.hit(member),
    uniqueItems: (look, member) => {
      if (look.facts.doc.kind[member] === Kind.true) look.hit(member);
    },
  },
};

/** `maxLength` or `maxItems` over this. */
export const boundOver = (most: number): Predicate => {
  const see = (look: Look, member: number): void => {
    if (numberAt(look.facts.doc, member) > most) look.hit(member);
  };
  return {
    key: `bound over ${most}`,
    on: { maxLength: see, maxItems: see, minLength: see, minItems: see },
  };
};

/** A range of numbers that need not be whole. */
export const rangeOfNumber: Predicate = {
  key: 'range of number',
  on: {
    minimum: seeRange,
    maximum: seeRange,
    exclusiveMinimum: seeRange,
    exclusiveMaximum: seeRange,
  },
};

function seeRange(look: Look, member: number, holder: number): void {
  if (isTyped(look, holder, 'number')) look.hit(member);
}

/** Values of an `enum` that differ in capitals alone. */
export const enumOfCase: Predicate = {
  key: 'enum that differs in case',
  on: {
    enum(look, list) {
      const { doc } = look.facts;
      const seen = new Set<string>();
      if (!isArray(doc, list)) return;
      for (const item of membersOf(doc, list)) {
        if (!isString(doc, item)) continue;
        const low = stringAt(doc, item).toLowerCase();
        if (seen.has(low)) look.hit(item, stringAt(doc, item));
        seen.add(low);
      }
    },
  },
};

/** `enum` or `const` beside something that constrains further. */
export const constrainedChoice: Predicate = {
  key: 'enum or const constrained',
  on: { enum: seeConstraint, const: seeConstraint },
};

const FURTHER = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'anyOf',
  'oneOf',
] as const;

function seeConstraint(look: Look, member: number, holder: number): void {
  if (FURTHER.some((word) => memberOf(look, holder, word) >= 0)) look.hit(member);
}
