import { Kind } from '../../json/document.ts';
import { isObject, stringAt } from '../../json/values.ts';
import type { Look, Predicate } from '../define-predicate.ts';
import { has, isArray, isEmpty, isText, isTyped, memberOf, membersOf } from './read.ts';

/** Does the schema describe an object, by its type or by its properties? */
const isObjectSchema = (look: Look, node: number): boolean =>
  isObject(look.facts.doc, node) &&
  (isTyped(look, node, 'object') || has(look, node, 'properties'));

/** An object schema that does not say `"additionalProperties": false`. */
export const notClosed: Predicate = {
  key: 'object not closed',
  onSchema(look, node) {
    if (!isObjectSchema(look, node)) return;
    const member = memberOf(look, node, 'additionalProperties');
    if (member < 0) look.hit(node);
    else if (look.facts.doc.kind[member] !== Kind.false) look.hit(member);
  },
};

/** A property that `required` of the same object does not list. */
export const notAllRequired: Predicate = {
  key: 'property not required',
  on: {
    properties(look, properties, holder) {
      const { doc } = look.facts;
      if (!isObject(doc, properties) || isEmpty(doc, properties)) return;
      const required = memberOf(look, holder, 'required');
      const listed = required < 0 ? NONE : namesIn(look, required);
      const missing: string[] = [];
      for (const property of membersOf(doc, properties)) {
        const name = doc.names.name(doc.key[property] as number);
        if (!listed.has(name)) missing.push(name);
      }
      if (missing.length > 0)
        look.hit(required < 0 ? holder : required, missing.slice(0, 5).join(', '));
    },
  },
};

const NONE: ReadonlySet<string> = new Set();

function namesIn({ facts: { doc } }: Look, list: number): Set<string> {
  const names = new Set<string>();
  if (!isArray(doc, list)) return names;
  for (const item of membersOf(doc, list))
    if (doc.kind[item] === Kind.string) names.add(stringAt(doc, item));
  return names;
}

/** `required` lists a name that `properties` of the same object does not have. */
export const requiredUndeclared: Predicate = {
  key: 'required undeclared',
  on: {
    required(look, required, holder) {
      const { doc, graph } = look.facts;
      if (!isArray(doc, required)) return;
      const properties = memberOf(look, holder, 'properties');
      for (const item of membersOf(doc, required)) {
        if (doc.kind[item] !== Kind.string) continue;
        const name = stringAt(doc, item);
        const number = doc.names.find(name, 0, name.length);
        if (properties < 0 || number < 0 || graph.children.member(properties, number) < 0)
          look.hit(item, name);
      }
    },
  },
};

/** An object schema without properties of its own, unless it is closed and so takes nothing at all. */
export const undeclaredObject: Predicate = {
  key: 'object without declared properties',
  onSchema(look, node) {
    if (!isTyped(look, node, 'object') || has(look, node, 'properties')) return;
    const additional = memberOf(look, node, 'additionalProperties');
    if (additional < 0 || look.facts.doc.kind[additional] !== Kind.false) look.hit(node);
  },
};

/** The same, where nothing at all is said about further properties. */
export const unsaidObject: Predicate = {
  key: 'object that says nothing of its properties',
  onSchema(look, node) {
    if (!isTyped(look, node, 'object')) return;
    if (!has(look, node, 'properties') && !has(look, node, 'additionalProperties')) look.hit(node);
  },
};

/** An optional property stands before a required one. */
export const optionalFirst: Predicate = {
  key: 'optional before required',
  on: {
    properties(look, properties, holder) {
      const required = memberOf(look, holder, 'required');
      if (required < 0) return;
      const { doc } = look.facts;
      const listed = namesIn(look, required);
      let optional = -1;
      for (const property of membersOf(doc, properties)) {
        if (!listed.has(doc.names.name(doc.key[property] as number))) {
          if (optional < 0) optional = property;
        } else if (optional >= 0) {
          look.hit(optional);
          return;
        }
      }
    },
  },
};

/** `properties` or `required` beside a type that is not the one word `object`. */
export const propertiesOfOther: Predicate = {
  key: 'properties of a non-object',
  on: {
    properties: (look, member, holder) => besideOther(look, member, holder),
    required: (look, member, holder) => besideOther(look, member, holder),
  },
};

function besideOther(look: Look, member: number, holder: number): void {
  const type = memberOf(look, holder, 'type');
  if (type >= 0 && !isText(look.facts.doc, type, 'object')) look.hit(member);
}

/** `additionalProperties` with a schema that says nothing. */
export const emptyAdditional: Predicate = {
  key: 'additionalProperties empty',
  on: {
    additionalProperties(look, member) {
      const { doc } = look.facts;
      if (isObject(doc, member) && isEmpty(doc, member)) look.hit(member);
    },
  },
};

/** Results with further properties are refused by their own schema. */
export const closedOutput: Predicate = {
  key: 'output closed',
  side: 'output',
  on: {
    additionalProperties(look, member) {
      if (look.facts.doc.kind[member] === Kind.false) look.hit(member);
    },
  },
};
