import type { Step } from './define-step.ts';
import type { Schema } from './schema-tree.ts';
import { addSentence, isSchema, sameTree, schemasOf, textOfTree } from './schema-tree.ts';

const schemasIn = (value: unknown): Schema[] =>
  Array.isArray(value) ? (value as unknown[]).filter(isSchema) : [];

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? (value as unknown[]).filter((name) => typeof name === 'string') : [];

/** Lay what every branch of `allOf` says into the schema around it; what stands against each other stays apart. */
export function foldAllOf(schema: Schema): void {
  const branches = schemasIn(schema.get('allOf'));
  if (!schema.has('allOf')) return;
  schema.delete('allOf');
  for (const branch of branches) {
    foldAllOf(branch);
    for (const [word, value] of branch) layIn(schema, word, value);
  }
}

function layIn(schema: Schema, word: string, value: unknown): void {
  const own = schema.get(word);
  if (!schema.has(word))
    schema.set(word, word === 'properties' && isSchema(value) ? new Map(value) : value);
  else if (sameTree(own, value)) return;
  else if (word === 'required')
    schema.set(word, [...new Set([...namesIn(own), ...namesIn(value)])]);
  else if (word === 'properties' && isSchema(own) && isSchema(value)) {
    for (const [name, property] of value) {
      const known = own.get(name);
      if (known === undefined) own.set(name, property);
      else if (isSchema(known) && isSchema(property))
        for (const [inner, more] of property) layIn(known, inner, more);
    }
  } else if (word === 'additionalProperties') schema.delete(word);
  else if (word === 'description' && typeof own === 'string' && typeof value === 'string')
    addSentence(schema, value);
  else if (BOUNDS.has(word)) schema.set(word, tighter(word, own, value));
  else if (word === 'enum') {
    const texts = new Set((Array.isArray(value) ? (value as unknown[]) : []).map(textOfTree));
    schema.set(
      word,
      (Array.isArray(own) ? (own as unknown[]) : []).filter((item) => texts.has(textOfTree(item))),
    );
  }
}

const BOUNDS: ReadonlySet<string> = new Set([
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'],
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'],
]);

const tighter = (word: string, a: unknown, b: unknown): unknown => {
  if (typeof a !== 'number' || typeof b !== 'number') return a;
  return /^min|Minimum$/.test(word) ? Math.max(a, b) : Math.min(a, b);
};

/** `allOf` at any depth. */
export const foldAllOfs: Step = {
  id: 'fold-all-of',
  loses: 'what branches of "allOf" say against each other',
  apply(root) {
    for (const { schema } of schemasOf(root).reverse()) foldAllOf(schema);
  },
};

/** Make the properties of all branches optional properties of the schema, and say which go together. */
export function foldChoice(schema: Schema, word: 'anyOf' | 'oneOf'): void {
  const branches = schemasIn(schema.get(word));
  schema.delete(word);
  const own = schema.get('properties');
  const properties = isSchema(own) ? own : new Map<string, unknown>();
  for (const branch of branches) {
    foldAllOf(branch);
    const more = branch.get('properties');
    for (const [name, property] of isSchema(more) ? more : [])
      addProperty(properties, name, property);
  }
  schema.set('properties', properties);
  const groups = branches.map((branch) => namesIn(branch.get('required')));
  const always = (groups[0] ?? []).filter((name) => groups.every((group) => group.includes(name)));
  const required = [...new Set([...namesIn(schema.get('required')), ...always])];
  if (required.length > 0) schema.set('required', required);
  // Branches that close the object knew only their own properties.
  const said = groups.filter((group) => group.length > 0).map((group) => group.join(' and '));
  const how =
    word === 'oneOf' ? 'Exactly one of these is needed' : 'At least one of these is needed';
  if (said.length > 1) addSentence(schema, `${how}: ${[...new Set(said)].join('; ')}.`);
}

function addProperty(properties: Schema, name: string, property: unknown): void {
  const known = properties.get(name);
  if (known === undefined) properties.set(name, property);
  else if (isSchema(known) && known.has('anyOf') && known.size === 1) {
    const all = known.get('anyOf') as unknown[];
    if (!all.some((one) => sameTree(one, property))) all.push(property);
  } else if (!sameTree(known, property))
    properties.set(name, new Map([['anyOf', [known, property]]]));
}

/** Exactly one of several becomes at least one. */
export const oneOfToAnyOf: Step = {
  id: 'one-of-to-any-of',
  loses: 'that no two branches may fit',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      if (!schema.has('oneOf')) continue;
      const branches = schema.get('oneOf') as unknown[];
      // Two choices in one schema hold both; the second one goes.
      if (!schema.has('anyOf')) schema.set('anyOf', branches);
      schema.delete('oneOf');
    }
  },
};
