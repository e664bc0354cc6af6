import type { Step } from './define-step.ts';
import { defineStep } from './define-step.ts';
import { flattenUnions } from './flatten-unions.ts';
import { foldAllOf, foldChoice } from './fold.ts';
import type { Schema } from './schema-tree.ts';
import { isSchema, typesOf } from './schema-tree.ts';
import { moveToDescription } from './to-description.ts';

/** The root says that it is an object where it could be nothing else that a tool takes. */
export const rootObject = defineStep({
  id: 'root-object',
  loses: 'arguments that are no object, which no tool gets',
  apply(root) {
    const types = typesOf(root);
    if (root.get('type') === 'object') return;
    if (types.length === 0 || types.includes('object')) setFirst(root, 'type', 'object');
  },
});

function setFirst(schema: Schema, name: string, value: unknown): void {
  const rest = [...schema].filter(([word]) => word !== name);
  schema.clear();
  schema.set(name, value);
  for (const [word, member] of rest) schema.set(word, member);
}

/** The root has a map of properties, if only an empty one. */
export const rootProperties = defineStep({
  id: 'root-properties',
  loses: '',
  apply(root) {
    if (!isSchema(root.get('properties'))) root.set('properties', new Map());
  },
});

/** Keywords at the root that choose or combine: what they say of properties is kept, the rest goes into words. */
export const foldRoot = (words: readonly string[]): Step => ({
  id: 'fold-root',
  loses: 'which arguments go together, which the description says instead',
  apply(root) {
    const has = (word: string): boolean => words.includes(word) && root.has(word);
    if (has('oneOf') && isDiscriminated(root)) flattenInto(root);
    if (has('allOf')) foldAllOf(root);
    if (has('anyOf')) foldChoice(root, 'anyOf');
    if (has('oneOf')) foldChoice(root, 'oneOf');
    moveToDescription(
      root,
      words.filter((word) => word !== 'anyOf' && word !== 'oneOf' && word !== 'allOf'),
    );
  },
});

/** Nothing about properties stands beside the choice, which flattening would leave out. */
const isDiscriminated = (root: Schema): boolean => !root.has('properties') && !root.has('required');

function flattenInto(root: Schema): void {
  const alone: Schema = new Map([['oneOf', root.get('oneOf')]]);
  if (flattenUnions(alone) === 0 || alone.has('oneOf')) return;
  root.delete('oneOf');
  for (const [word, member] of alone) root.set(word, member);
}
