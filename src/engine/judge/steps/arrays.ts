import { defineStep } from './define-step.ts';
import type { Schema } from './schema-tree.ts';
import { schemasOf, typesOf } from './schema-tree.ts';
import { moveToDescription } from './to-description.ts';

/** A list says what it holds, if only that it may be anything. */
export const addItems = defineStep({
  id: 'add-items',
  loses: '',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      const items = schema.get('items');
      if (items === true) schema.set('items', new Map());
      else if (items === false) {
        schema.set('items', new Map());
        schema.set('maxItems', listOf(schema, 'prefixItems').length);
      } else if (typesOf(schema).includes('array') && items === undefined)
        schema.set('items', new Map());
    }
  },
});

const listOf = (schema: Schema, word: string): unknown[] => {
  const list = schema.get(word);
  return Array.isArray(list) ? (list as unknown[]) : [];
};

/** A list of schemas by position is one choice for all positions. */
export const tupleToChoice = defineStep({
  id: 'tuple-to-choice',
  loses: 'which item stands at which position',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      const items = schema.get('items');
      const tuple = Array.isArray(items) ? (items as unknown[]) : listOf(schema, 'prefixItems');
      if (tuple.length === 0) continue;
      const rest = Array.isArray(items) ? schema.get('additionalItems') : items;
      const open = rest === undefined || rest === true;
      if (rest === false && !schema.has('maxItems')) schema.set('maxItems', tuple.length);
      schema.delete('prefixItems');
      schema.delete('additionalItems');
      const branches = [...tuple, ...(rest === false || open ? [] : [rest])];
      schema.set(
        'items',
        open ? new Map() : branches.length === 1 ? branches[0] : new Map([['anyOf', branches]]),
      );
    }
  },
});

/** The list of schemas that older dialects write in "items" stands in "prefixItems" since 2020-12. */
export const tupleToPrefix = defineStep({
  id: 'tuple-to-prefix',
  loses: '',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      const items = schema.get('items');
      if (!Array.isArray(items)) continue;
      schema.delete('items');
      schema.set('prefixItems', items);
      if (!schema.has('additionalItems')) continue;
      schema.set('items', schema.get('additionalItems'));
      schema.delete('additionalItems');
    }
  },
});

/** Of the bounds of a list only "at least one" stays. */
export const looseArrays = defineStep({
  id: 'loose-arrays',
  loses: 'bounds of lists, which descriptions say instead',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      const least = schema.get('minItems');
      moveToDescription(schema, [
        'maxItems',
        'uniqueItems',
        ...(typeof least === 'number' && least > 1 ? ['minItems'] : []),
      ]);
    }
  },
});
