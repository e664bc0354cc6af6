import { defineStep } from './define-step.ts';
import type { Schema } from './schema-tree.ts';
import { addSentence, isSchema, schemasOf, typesOf } from './schema-tree.ts';

const isObjectSchema = (schema: Schema): boolean =>
  typesOf(schema).includes('object') || isSchema(schema.get('properties'));

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? (value as unknown[]).filter((name) => typeof name === 'string') : [];

/** Every object is closed. A map, which has nothing but further properties, takes none then. */
export const closeObjects = defineStep({
  id: 'close-objects',
  loses: 'further properties, and all entries of maps',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      if (!isObjectSchema(schema) || schema.get('additionalProperties') === false) continue;
      if (isSchema(schema.get('additionalProperties')) && !schema.has('properties'))
        addSentence(schema, '(a map, which cannot be given here)');
      if (!isSchema(schema.get('properties'))) schema.set('properties', new Map());
      schema.set('additionalProperties', false);
    }
  },
});

/** Every property is required; what was optional may be null instead, and servers have to take that for absent. */
export const requireAll = defineStep({
  id: 'require-all',
  loses: 'that arguments may be left out: they are null instead',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      const properties = schema.get('properties');
      if (!isSchema(properties)) continue;
      const required = new Set(namesIn(schema.get('required')));
      for (const [name, property] of properties)
        if (!required.has(name)) properties.set(name, orNull(property));
      schema.set('required', [...properties.keys()]);
    }
  },
});

function orNull(property: unknown): unknown {
  if (!isSchema(property)) return property;
  const types = typesOf(property);
  if (types.includes('null')) return property;
  if (types.length > 0 && !property.has('const') && !hasChoice(property)) {
    property.set('type', [...types, 'null']);
    const values = property.get('enum');
    if (Array.isArray(values)) property.set('enum', [...(values as unknown[]), null]);
    return property;
  }
  const branches = property.get('anyOf');
  const onNull = new Map([['type', 'null']]);
  if (Array.isArray(branches)) {
    const known = (branches as unknown[]).some(
      (one) => isSchema(one) && typesOf(one).includes('null'),
    );
    if (!known) property.set('anyOf', [...(branches as unknown[]), onNull]);
    return property;
  }
  if (property.size === 0) return property;
  const description = property.get('description');
  property.delete('description');
  const made: Schema = new Map<string, unknown>([['anyOf', [property, onNull]]]);
  if (description !== undefined) made.set('description', description);
  return made;
}

const hasChoice = (schema: Schema): boolean => schema.has('anyOf') || schema.has('oneOf');

/** Required properties stand first, which changes nothing but the order. */
export const requiredFirst = defineStep({
  id: 'required-first',
  loses: '',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      const properties = schema.get('properties');
      if (!isSchema(properties)) continue;
      const required = new Set(namesIn(schema.get('required')));
      const members = [...properties];
      const first = members.filter(([name]) => required.has(name));
      const then = members.filter(([name]) => !required.has(name));
      schema.set('properties', new Map([...first, ...then]));
    }
  },
});

/** `required` names only what there is; a switch on a property becomes a name in the object around it. */
export const mendRequired = defineStep({
  id: 'mend-required',
  loses: 'that undeclared properties are required',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      const properties = schema.get('properties');
      if (isSchema(properties)) collectSwitches(schema, properties);
      const required = schema.get('required');
      if (typeof required === 'boolean') schema.delete('required');
      else if (Array.isArray(required) && isSchema(properties)) {
        const known = namesIn(required).filter((name) => properties.has(name));
        if (known.length === 0) schema.delete('required');
        else schema.set('required', known);
      }
    }
  },
});

function collectSwitches(schema: Schema, properties: Schema): void {
  const named: string[] = [];
  for (const [name, property] of properties) {
    if (!isSchema(property) || typeof property.get('required') !== 'boolean') continue;
    if (property.get('required') === true) named.push(name);
    property.delete('required');
  }
  if (named.length > 0)
    schema.set('required', [...new Set([...namesIn(schema.get('required')), ...named])]);
}

/** A pattern that every name fits is `additionalProperties` in other words. */
export const matchAllToAdditional = defineStep({
  id: 'match-all-to-additional',
  loses: '',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      const patterns = schema.get('patternProperties');
      if (!isSchema(patterns) || patterns.size !== 1 || schema.has('properties')) continue;
      const [[pattern, value] = ['', undefined]] = patterns;
      if (!/^\^?\(?\.\*\)?\$?$/.test(pattern)) continue;
      schema.delete('patternProperties');
      schema.set('additionalProperties', value);
    }
  },
});

/** Properties and required names beside a type that has none. */
export const objectWordsOnObjects = defineStep({
  id: 'object-words-on-objects',
  loses: '',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      if (schema.has('properties') && !schema.has('type')) schema.set('type', 'object');
      else if (typesOf(schema).length > 0 && !typesOf(schema).includes('object'))
        for (const word of ['properties', 'required']) schema.delete(word);
    }
  },
});
