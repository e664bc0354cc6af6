import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { isBoolean, isObject } from '../../json/values.ts';
import type { Look, Predicate } from '../define-predicate.ts';
import { has, isArray, isEmpty, isText, isTyped, memberOf, membersOf } from './read.ts';

/** `type` is a list. */
export const typeList: Predicate = {
  key: 'type list',
  on: {
    type(look, member) {
      if (isArray(look.facts.doc, member)) look.hit(member);
    },
  },
};

/** `type` is a list, and not just one type and null. */
export const typeListOfMore: Predicate = {
  key: 'type list beyond null',
  on: {
    type(look, member) {
      const { doc } = look.facts;
      if (!isArray(doc, member)) return;
      const types = [...membersOf(doc, member)];
      if (types.length !== 2 || !types.some((type) => isText(doc, type, 'null'))) look.hit(member);
    },
  },
};

/** A list of types with one that has parts of its own. */
export const typeListOfParts: Predicate = {
  key: 'type list with object or array',
  on: {
    type(look, member, holder) {
      if (!isArray(look.facts.doc, member)) return;
      if (isTyped(look, holder, 'object') || isTyped(look, holder, 'array')) look.hit(member);
    },
  },
};

/** A type alone that says null, as a branch of a choice does. */
export const nullBranch: Predicate = {
  key: 'null branch',
  on: { anyOf: seeBranches, oneOf: seeBranches },
};

function seeBranches(look: Look, list: number): void {
  const { doc } = look.facts;
  for (const branch of membersOf(doc, list)) {
    const type = memberOf(look, branch, 'type');
    if (type >= 0 && isText(doc, type, 'null')) look.hit(branch);
  }
}

/** A list type that does not say what it holds. */
export const arrayWithoutItems: Predicate = {
  key: 'array without items',
  on: {
    type(look, _, holder) {
      if (isTyped(look, holder, 'array') && !has(look, holder, 'items')) look.hit(holder);
    },
  },
};

/** `items` is a list of schemas. */
export const itemsList: Predicate = {
  key: 'items list',
  on: {
    items(look, member) {
      if (isArray(look.facts.doc, member)) look.hit(member);
    },
  },
};

/** `items` is true or false. */
export const itemsBoolean: Predicate = {
  key: 'items boolean',
  on: {
    items(look, member) {
      if (isBoolean(look.facts.doc, member)) look.hit(member);
    },
  },
};

/** `exclusiveMinimum` or `exclusiveMaximum` as a switch, as Draft 4 has it. */
export const booleanBound: Predicate = {
  key: 'boolean bound',
  on: { exclusiveMinimum: hitBoolean, exclusiveMaximum: hitBoolean },
};

/** `required` as a switch on a property. */
export const booleanRequired: Predicate = {
  key: 'boolean required',
  on: { required: hitBoolean },
};

function hitBoolean(look: Look, member: number): void {
  if (isBoolean(look.facts.doc, member)) look.hit(member);
}

/** A value of `enum` that is no string, or an `enum` beside another type. */
export const enumOfOther: Predicate = {
  key: 'enum not of strings',
  on: {
    enum(look, member, holder) {
      const { doc } = look.facts;
      const type = memberOf(look, holder, 'type');
      const typed = type < 0 || isText(doc, type, 'string') || isArray(doc, type);
      const strings = [...membersOf(doc, member)].every(
        (value) => doc.kind[value] === Kind.string || doc.kind[value] === Kind.null,
      );
      if (!typed || !strings) look.hit(member);
    },
  },
};

/** Branches that say `"not": {}`, which is what an optional value becomes in some conversions. */
export const impossibleBranch: Predicate = {
  key: 'branch not {}',
  on: {
    not(look, member, holder) {
      const { doc } = look.facts;
      const list = doc.parent[holder] as number;
      if (!isObject(doc, member) || !isEmpty(doc, member)) return;
      if (list >= 0 && doc.key[list] === K.anyOf) look.hit(member);
    },
  },
};

/** `properties` beside a choice in one schema. */
export const propertiesAndChoice: Predicate = {
  key: 'properties and choice',
  on: {
    properties(look, _, holder) {
      for (const word of ['anyOf', 'oneOf'] as const) {
        const member = memberOf(look, holder, word);
        if (member >= 0) look.hit(member);
      }
    },
  },
};

/** A choice for exactly one branch, where two branches may both fit. */
export const overlappingOneOf: Predicate = {
  key: 'oneOf that may overlap',
  on: {
    oneOf(look, list) {
      const { doc } = look.facts;
      const taken = new Set<string>();
      for (const branch of membersOf(doc, list)) {
        const kinds = kindsOf(look, branch);
        if (kinds === undefined || kinds.some((kind) => taken.has(kind))) {
          look.hit(list);
          return;
        }
        for (const kind of kinds) taken.add(kind);
      }
    },
  },
};

/** Types that no value has two of, so that branches with different ones exclude each other. */
function kindsOf(look: Look, branch: number): string[] | undefined {
  const { doc } = look.facts;
  const only = memberOf(look, branch, 'const');
  if (only >= 0) return [`=${doc.text.slice(doc.start[only], doc.end[only])}`];
  const type = memberOf(look, branch, 'type');
  if (type < 0) return undefined;
  const items = isArray(doc, type) ? [...membersOf(doc, type)] : [type];
  return items.map((item) => {
    const word = doc.text.slice((doc.start[item] as number) + 1, (doc.end[item] as number) - 1);
    return word === 'integer' ? 'number' : word;
  });
}
