import type { Keyword } from '../../json/keywords.ts';
import { K } from '../../json/keywords.ts';
import { isObject } from '../../json/values.ts';
import type { Side } from '../../report-types.ts';
import type { Look, Predicate } from '../define-predicate.ts';
import { isText, memberOf, membersOf } from './read.ts';

/** The root has not the literal `"type": "object"`: a list with that one type does not count. */
export const rootNotObject = (side: Side = 'input'): Predicate => ({
  key: `${side} root not object`,
  side,
  root(look) {
    const { doc } = look.facts;
    const { node } = look.schema;
    const type = memberOf(look, node, 'type');
    if (type < 0 || !isText(doc, type, 'object')) look.hit(type < 0 ? node : type);
  },
});

/** One of these keywords stands at the root. */
export const rootHas = (words: readonly Keyword[]): Predicate => ({
  key: `root has ${words.join()}`,
  root(look) {
    for (const word of words) {
      const member = memberOf(look, look.schema.node, word);
      if (member >= 0) look.hit(member);
    }
  },
});

/** The root has a member that is none of these. */
export const rootOutside = (allowed: readonly Keyword[]): Predicate => {
  const numbers = new Set<number>(allowed.map((word) => K[word]));
  return {
    key: `root outside ${allowed.join()}`,
    root(look) {
      const { doc } = look.facts;
      for (const member of membersOf(doc, look.schema.node))
        if (!numbers.has(doc.key[member] as number)) look.hit(member);
    },
  };
};

/** The root has no map of properties, or something else in its place. */
export const rootNoProperties: Predicate = {
  key: 'root without properties',
  root(look) {
    const { node } = look.schema;
    const member = memberOf(look, node, 'properties');
    if (member < 0) look.hit(node);
    else if (!isObject(look.facts.doc, member)) look.hit(member);
  },
};

/** There is no input schema, or something that is none. */
export const inputMissing: Predicate = {
  key: 'input missing',
  tool(look: Look, { node, inputNode }) {
    if (inputNode < 0) look.hit(node);
    else if (!isObject(look.facts.doc, inputNode)) look.hit(inputNode);
  },
};
