import { defineStep } from './define-step.ts';
import type { Schema } from './schema-tree.ts';
import { isSchema, schemasOf } from './schema-tree.ts';
import { goesWithType } from './types.ts';

const ANNOTATIONS: ReadonlySet<string> = new Set(['title', 'description', 'default', 'examples']);

/** A choice between one type and null becomes that type in a list with null. */
export const nullBranchToTypeList = defineStep({
  id: 'null-branch-to-type-list',
  loses: '',
  apply(root) {
    for (const { schema } of schemasOf(root).reverse()) {
      const other = besideNull(schema.get('anyOf'));
      if (other === undefined || !canStandIn(schema, other)) continue;
      schema.delete('anyOf');
      for (const [word, value] of other) if (!schema.has(word)) schema.set(word, value);
      schema.set('type', [other.get('type'), 'null']);
      const values = other.get('enum');
      if (Array.isArray(values)) schema.set('enum', [...(values as unknown[]), null]);
    }
  },
});

/** The one branch that is not `{"type":"null"}`, where it names one type. */
function besideNull(branches: unknown): Schema | undefined {
  if (!Array.isArray(branches) || branches.length !== 2) return undefined;
  const [first, second] = branches as unknown[];
  const other = isNull(first) ? second : isNull(second) ? first : undefined;
  return isSchema(other) && typeof other.get('type') === 'string' && !isNull(other)
    ? other
    : undefined;
}

const isNull = (branch: unknown): boolean =>
  isSchema(branch) && branch.size === 1 && branch.get('type') === 'null';

/** All that the branch says is about its own type, and nothing around it says the same word otherwise. */
function canStandIn(schema: Schema, branch: Schema): boolean {
  if (schema.has('type') || schema.has('enum')) return false;
  return [...branch.keys()].every(
    (word) =>
      ANNOTATIONS.has(word) ||
      (!schema.has(word) && (word === 'type' || word === 'enum' || goesWithType(word))),
  );
}
