import { isBoolean, isObject, isString } from '../../json/values.ts';
import type { Look, Predicate } from '../define-predicate.ts';
import { has, isArray, memberOf, membersOf } from './read.ts';

/** Calls for every entry of the root's `properties`: what a model sees as the tool's parameters. */
const eachParameter =
  (see: (look: Look, parameter: number) => void): NonNullable<Predicate['root']> =>
  (look) => {
    const properties = memberOf(look, look.schema.node, 'properties');
    if (properties < 0 || !isObject(look.facts.doc, properties)) return;
    for (const parameter of membersOf(look.facts.doc, properties)) see(look, parameter);
  };

/** The root is where clients and APIs look at names; `depth` `any` asks every object. */
export const propertyNameNot = (pattern: RegExp, depth: 'root' | 'any'): Predicate => {
  const see = (look: Look, property: number): void => {
    const { doc } = look.facts;
    const name = doc.names.name(doc.key[property] as number);
    if (!pattern.test(name)) look.hit(property, name);
  };
  const key = `property name not ${pattern.source} at ${depth}`;
  if (depth === 'root') return { key, root: eachParameter(see) };
  return {
    key,
    on: {
      properties(look, properties) {
        if (!isObject(look.facts.doc, properties)) return;
        for (const property of membersOf(look.facts.doc, properties)) see(look, property);
      },
    },
  };
};

/** Words that tell a reader what a value is. */
const TELLING = ['type', 'enum', 'const', 'anyOf', 'oneOf', 'allOf', '$ref', 'not'] as const;

const isUntyped = (look: Look, node: number): boolean =>
  isObject(look.facts.doc, node) && !TELLING.some((word) => has(look, node, word));

/** A parameter of which the schema does not say what it is. */
export const untypedParameter: Predicate = {
  key: 'parameter untyped',
  root: eachParameter((look, parameter) => {
    if (isUntyped(look, parameter)) look.hit(parameter);
  }),
};

/** The same, for properties at any depth. */
export const untypedProperty: Predicate = {
  key: 'property untyped',
  on: {
    properties(look, properties) {
      if (!isObject(look.facts.doc, properties)) return;
      for (const property of membersOf(look.facts.doc, properties))
        if (isUntyped(look, property)) look.hit(property);
    },
  },
};

/** A parameter that is a reference without a type beside it. */
export const referenceParameter: Predicate = {
  key: 'parameter is a reference',
  root: eachParameter((look, parameter) => {
    const ref = memberOf(look, parameter, '$ref');
    if (ref >= 0 && isString(look.facts.doc, ref) && !has(look, parameter, 'type')) look.hit(ref);
  }),
};

/** A parameter whose schema is `true` or `false`. */
export const booleanParameter: Predicate = {
  key: 'parameter is boolean',
  root: eachParameter((look, parameter) => {
    if (isBoolean(look.facts.doc, parameter)) look.hit(parameter);
  }),
};

/** A boolean schema in place of a property, at any depth. */
export const booleanProperty: Predicate = {
  key: 'property is boolean',
  on: {
    properties(look, properties) {
      if (!isObject(look.facts.doc, properties)) return;
      for (const property of membersOf(look.facts.doc, properties))
        if (isBoolean(look.facts.doc, property)) look.hit(property);
    },
  },
};

/** A property with this very name. */
export const propertyCalled = (name: string): Predicate => ({
  key: `property called ${name}`,
  on: {
    properties(look, properties) {
      const { doc, graph } = look.facts;
      const number = doc.names.find(name, 0, name.length);
      const member =
        isObject(doc, properties) && number >= 0 ? graph.children.member(properties, number) : -1;
      if (member >= 0) look.hit(member);
    },
  },
});

/** `properties` that is a list, or anything else that is no map. */
export const propertiesNoMap: Predicate = {
  key: 'properties no map',
  on: {
    properties(look, properties) {
      if (!isObject(look.facts.doc, properties) || isArray(look.facts.doc, properties))
        look.hit(properties);
    },
  },
};
