import { defineStep } from './define-step.ts';
import { addSentence, isSchema, schemasOf } from './schema-tree.ts';

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
      const type = isSchema(target)
        ? target.get('type')
        : ref === '#'
          ? root.get('type')
          : undefined;
      if (typeof type === 'string') schema.set('type', type);
    }
  },
});
