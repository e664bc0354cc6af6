import { isString, stringAt } from '../../json/values.ts';
import type { Look, Predicate } from '../define-predicate.ts';
import { isText, memberOf } from './read.ts';

/** May the schema describe a string? Formats of numbers are another matter. */
function maySayString(look: Look, holder: number): boolean {
  const type = memberOf(look, holder, 'type');
  if (type < 0) return true;
  return !['number', 'integer', 'boolean'].some((word) => isText(look.facts.doc, type, word));
}

/** A format of strings that is none of these. */
export const formatNot = (known: readonly string[]): Predicate => {
  const names = new Set(known);
  return {
    key: `format not ${known.join()}`,
    on: {
      format(look, member, holder) {
        const { doc } = look.facts;
        if (!isString(doc, member) || names.has(stringAt(doc, member))) return;
        if (maySayString(look, holder)) look.hit(member, stringAt(doc, member));
      },
    },
  };
};

/** One of these formats, on whatever type. */
export const formatIs = (minded: readonly string[]): Predicate => {
  const names = new Set(minded);
  return {
    key: `format is ${minded.join()}`,
    on: {
      format(look, member) {
        const { doc } = look.facts;
        if (isString(doc, member) && names.has(stringAt(doc, member)))
          look.hit(member, stringAt(doc, member));
      },
    },
  };
};
