import { isObject, isString, stringAt } from '../../json/values.ts';
import type { Look, Predicate } from '../define-predicate.ts';
import { has, membersOf } from './read.ts';

/** A pattern that meets the condition; it is read, never run. */
const pattern = (
  key: string,
  minded: (pattern: string) => boolean,
  side: NonNullable<Predicate['side']> = 'input',
): Predicate => ({
  key: `${side} ${key}`,
  side,
  on: {
    pattern(look, member) {
      const { doc } = look.facts;
      if (isString(doc, member) && minded(stringAt(doc, member))) look.hit(member);
    },
  },
});

/** Look-ahead or look-behind; an escaped bracket opens nothing. */
const looksAround = (text: string): boolean => /\(\?<?[=!]/.test(text.replace(/\\./gs, ''));

export const lookaround = pattern('pattern with look-around', looksAround);

/** Not from the first to the last character, or with look-around. */
export const looseOrLooking = pattern(
  'pattern loose or with look-around',
  (text) => !/^\^[\s\S]*\$$/.test(text) || looksAround(text),
);

function isUnreadable(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return false;
  } catch {
    return true;
  }
}

/** No regular expression in Unicode mode (2020-12 core, section 6.4). */
export const unreadablePattern = (side: NonNullable<Predicate['side']>): Predicate =>
  pattern('pattern unreadable', isUnreadable, side);

/** `pattern` or `format` beside a bound of length. */
export const patternAndLength: Predicate = {
  key: 'pattern and length',
  on: { pattern: seeLength, format: seeLength },
};

function seeLength(look: Look, member: number, holder: number): void {
  if (has(look, holder, 'minLength') || has(look, holder, 'maxLength')) look.hit(member);
}

/** A name pattern that fits every name. */
export const matchAllName: Predicate = {
  key: 'patternProperties for every name',
  on: {
    patternProperties(look, map) {
      const { doc } = look.facts;
      if (!isObject(doc, map)) return;
      for (const entry of membersOf(doc, map))
        if (/^\^?\(?\.\*\)?\$?$/.test(doc.names.name(doc.key[entry] as number))) look.hit(entry);
    },
  },
};

/** Rules for names of properties, beside other ways to describe properties or beside each other. */
export const mixedNames: Predicate = {
  key: 'patternProperties mixed',
  on: {
    patternProperties(look, member, holder) {
      const count = [...membersOf(look.facts.doc, member)].length;
      if (count > 1 || has(look, holder, 'properties')) look.hit(member);
    },
    propertyNames(look, member, holder) {
      if (has(look, holder, 'properties') || has(look, holder, 'patternProperties'))
        look.hit(member);
    },
  },
};
