import type { Json } from '../json.ts';
import { itemSchemas, memberSchemas } from './children.ts';
import type { Local } from './local.ts';
import { localOf } from './local.ts';
import type { Model } from './model.ts';
import type { Step } from './plan.ts';

/** Branches of one choice that are looked at. */
const MOST_BRANCHES = 16;

/** A place with each of its branches in turn. */
export function branchesOf(model: Model, schemas: readonly Json[]): Local[] {
  const first = localOf(model, schemas, () => 0);
  const most = Math.max(1, ...first.choices.map(({ options }) => options.length));
  return Array.from({ length: Math.min(most, MOST_BRANCHES) }, (_, index) =>
    localOf(model, schemas, ({ options }) => Math.min(index, options.length - 1)),
  );
}

/** Schemas that apply along a path of an instance, all branches together. */
export function schemasAlong(model: Model, path: readonly Step[]): readonly Json[] {
  let schemas: readonly Json[] = [model.root];
  for (const step of path) {
    schemas = branchesOf(model, schemas).flatMap(({ parts }) =>
      typeof step === 'string' ? memberSchemas(parts, step) : itemSchemas(parts, step),
    );
    schemas = [...new Set(schemas)];
  }
  return schemas;
}
