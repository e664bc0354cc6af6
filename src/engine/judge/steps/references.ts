import { defineStep } from './define-step.ts';
import type { Schema } from './schema-tree.ts';
import { addSentence, isSchema, schemasOf, typesOf } from './schema-tree.ts';

/** Nothing stands beside a reference that is left. */
export const bareReferences = defineStep({
  id: 'bare-references',
  loses: 'what stands beside references that stay',
  apply(root) {
    for (const { holder, schema } of schemasOf(root)) {
      if (holder === undefined || !schema.has('$ref')) continue;
      const ref = schema.get('$ref');
      schema.clear();
      schema.set('$ref', ref);
    }
  },
});

/** References that could not be inlined go, and with them the definitions. */
export const noReferences = defineStep({
  id: 'no-references',
  loses: 'what references to other documents lead to',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      const ref = schema.get('$ref');
      if (typeof ref === 'string') {
        schema.delete('$ref');
        addSentence(schema, `(as described by ${ref})`);
      }
      for (const word of ['$defs', 'definitions'])
        if (isSchema(schema.get(word))) schema.delete(word);
    }
  },
});

/** The type of what a reference leads to stands beside it, where it is an object of the root's definitions. */
export const typeBesideReference = defineStep({
  id: 'type-beside-reference',
  loses: '',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      const ref = schema.get('$ref');
      if (typeof ref !== 'string' || schema.has('type')) continue;
      const [, container = '', name = ''] = /^#\/(\$defs|definitions)\/([^/~%]+)$/.exec(ref) ?? [];
      const definitions = root.get(container);
      const target = isSchema(definitions) ? definitions.get(name) : undefined;
      const types = isSchema(target) ? typesAllowed(target) : ref === '#' ? typesOf(root) : [];
      if (types.length > 0) schema.set('type', types.length === 1 ? types[0] : types);
    }
  },
});

/** The types that a schema names itself, or that every branch of its choice names; none where one says nothing. */
function typesAllowed(schema: Schema): string[] {
  const own = typesOf(schema);
  const choice = schema.get('anyOf') ?? schema.get('oneOf');
  if (own.length > 0 || !Array.isArray(choice)) return own;
  const branches = (choice as unknown[]).map((one) => (isSchema(one) ? typesOf(one) : []));
  return branches.some((types) => types.length === 0) ? [] : [...new Set(branches.flat())];
}
