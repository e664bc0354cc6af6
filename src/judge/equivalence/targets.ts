import type { Json, JsonObject } from '../json.ts';
import { member } from '../json.ts';
import {
  declaredNames,
  itemSchemas,
  map,
  memberSchemas,
  prefixLength,
  requiredNames,
} from './children.ts';
import { facetsOf } from './facets.ts';
import type { Local } from './local.ts';
import { localOf } from './local.ts';
import type { Model } from './model.ts';
import type { Plan, Step } from './plan.ts';
import { branchName, chooserOf, pathText, START } from './plan.ts';
import type { SamplePattern } from './sample-pattern.ts';

/** A place of a form where instances are varied. */
export interface Target {
  readonly model: Model;
  readonly plan: Plan;
  readonly parts: readonly JsonObject[];
  /** What the other form has at the same place. */
  readonly others: readonly JsonObject[];
  readonly differs: boolean;
}

/** Places of one form that are listed. */
const MOST_TARGETS = 300;
const DEEPEST = 10;
/** The same schemas at another place: twice, so that a cycle is walked once round and one step more. */
const MOST_VISITS = 2;

const first = (): number => 0;

/** Places of both forms, those first where the forms differ, then by level. */
export function targetsOf(before: Model, after: Model, sample: SamplePattern): Target[] {
  const known = new Set<string>();
  const targets = [...placesOf(before, after, sample), ...placesOf(after, before, sample)].filter(
    ({ plan, differs, model }) => {
      // The same place of the other form adds nothing where both say the same.
      const key = `${planText(plan)}${differs ? (model === before ? ' before' : ' after') : ''}`;
      if (known.has(key)) return false;
      known.add(key);
      return true;
    },
  );
  return [
    ...targets.filter(({ differs }) => differs),
    ...targets.filter(({ differs }) => !differs),
  ];
}

const planText = ({ path, branches }: Plan): string =>
  `${pathText(path)} ${[...branches]
    .map(([name, index]) => `${name}=${index}`)
    .sort()
    .join(' ')}`;

/** Breadth first. */
function placesOf(model: Model, other: Model, sample: SamplePattern): Target[] {
  const targets: Target[] = [];
  const visits = new Map<string, number>();
  const ids = new Map<Json, number>();
  const idOf = (schema: Json): number => {
    const id = ids.get(schema) ?? ids.size;
    ids.set(schema, id);
    return id;
  };
  const waiting: { plan: Plan; schemas: readonly Json[] }[] = [
    { plan: START, schemas: [model.root] },
  ];
  for (const { plan, schemas } of waiting) {
    if (targets.length >= MOST_TARGETS) break;
    const { path } = plan;
    const local = localOf(model, schemas, chooserOf(plan, path, first));
    const signature = [...new Set([...schemas, ...local.parts].map(idOf))].sort().join();
    const times = visits.get(signature) ?? 0;
    if (times >= MOST_VISITS) continue;
    visits.set(signature, times + 1);
    const others = localAlong(other, plan);
    targets.push({
      model,
      plan,
      parts: local.parts,
      others: others?.parts ?? [],
      differs: others === undefined || facetsOf(local) !== facetsOf(others),
    });
    if (waiting.length > MOST_TARGETS * 4) continue;
    for (const choice of local.choices) {
      const name = branchName(path, choice);
      if (plan.branches.has(name)) continue;
      for (let index = 1; index < Math.min(choice.options.length, 24); index++)
        waiting.push({
          plan: { path, branches: new Map([...plan.branches, [name, index]]) },
          schemas,
        });
    }
    if (path.length >= DEEPEST) continue;
    for (const step of stepsFrom(local.parts, sample)) {
      const below = schemasBelow(local, step);
      if (below.length > 0)
        waiting.push({ plan: { path: [...path, step], branches: plan.branches }, schemas: below });
    }
  }
  return targets;
}

const schemasBelow = ({ parts }: Local, step: Step): Json[] =>
  typeof step === 'string' ? memberSchemas(parts, step) : itemSchemas(parts, step);

/** What a form has at the place of a plan; undefined where it has nothing to say there. */
function localAlong(model: Model, plan: Plan): Local | undefined {
  let schemas: readonly Json[] = [model.root];
  for (let level = 0; ; level++) {
    const path = plan.path.slice(0, level);
    const local = localOf(model, schemas, chooserOf(plan, path, first));
    const step = plan.path[level];
    if (step === undefined) return local;
    schemas = schemasBelow(local, step);
    if (schemas.length === 0) return undefined;
  }
}

function stepsFrom(parts: readonly JsonObject[], sample: SamplePattern): Step[] {
  const steps = new Set<Step>([...declaredNames(parts), ...requiredNames(parts)]);
  for (const part of parts) {
    for (const [pattern] of map(part, 'patternProperties')) {
      const name = sample(pattern)[0];
      if (name !== undefined) steps.add(name);
    }
    for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
      if (typeof member(part, keyword) === 'object') steps.add('extra');
    }
  }
  const prefix = prefixLength(parts);
  for (let index = 0; index <= prefix; index++)
    if (itemSchemas(parts, index).length > 0) steps.add(index);
  return [...steps];
}
