import type { Schema } from './schema-tree.ts';
import { isSchema, sameTree, typesOf } from './schema-tree.ts';

/** Keywords by which a schema says more than which properties it has. */
const MERGED = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  '$defs',
  'definitions',
]);
const isPlainObject = (schema: Schema): boolean =>
  typesOf(schema).join() === 'object' &&
  [...schema.keys()].every(
    (word) => MERGED.has(word) || /^(\$schema|title|description|\$comment)$/.test(word),
  );

/**
 * Add what a host adds to every tool: properties, what of them is required, and its definitions. Where either schema
 * says more than which properties there are, both hold, as `allOf`.
 *
 * @failure a property or definition that both have with another body is named, and nothing is changed.
 */
export function extend(schema: Schema, part: Schema): { readonly clash: string } | undefined {
  for (const container of ['$defs', 'definitions'] as const) {
    const clash = mergeMaps(schema, part, container);
    if (clash !== undefined) return { clash };
  }
  if (!isPlainObject(schema) || !isPlainObject(part)) {
    const own = new Map([...part].filter(([word]) => word !== '$defs' && word !== 'definitions'));
    const all = schema.get('allOf');
    schema.set('allOf', Array.isArray(all) ? [...(all as unknown[]), own] : [own]);
    return undefined;
  }
  const clash = mergeMaps(schema, part, 'properties');
  if (clash !== undefined) return { clash };
  const required = [...listOf(schema), ...listOf(part)];
  if (required.length > 0) schema.set('required', [...new Set(required)]);
  if (part.has('additionalProperties'))
    schema.set('additionalProperties', part.get('additionalProperties'));
  return undefined;
}

const listOf = (schema: Schema): unknown[] => {
  const required = schema.get('required');
  return Array.isArray(required) ? (required as unknown[]) : [];
};

/** The name that both have for different things, or undefined where all was taken over. */
function mergeMaps(into: Schema, from: Schema, word: string): string | undefined {
  const more = from.get(word);
  if (!isSchema(more)) return undefined;
  const own = into.get(word);
  const known = isSchema(own) ? own : new Map<string, unknown>();
  for (const [name, value] of more)
    if (known.has(name) && !(word !== 'properties' && sameTree(known.get(name), value)))
      return name;
  for (const [name, value] of more) known.set(name, value);
  into.set(word, known);
  return undefined;
}
