import type { Json, JsonObject } from '../json.ts';
import { isArray, isObject, member } from '../json.ts';
import type { Model } from './model.ts';

/** A place where one of several branches is taken: `anyOf`, `oneOf`, or `if` (0: it holds, 1: it does not). */
export interface Choice {
  readonly keyword: 'anyOf' | 'oneOf' | 'if';
  /** Which one among those of the same keyword at this place. */
  readonly ordinal: number;
  readonly options: readonly Json[];
}

/** Chooses a branch, as an index into `options`. */
export type Choose = (choice: Choice) => number;

/** Everything that constrains one place of an instance: schemas that apply to it, references followed. */
export interface Local {
  /** Objects whose keywords all count. */
  readonly parts: readonly JsonObject[];
  /** `false` is among the schemas. */
  readonly never: boolean;
  readonly choices: readonly Choice[];
  readonly not: readonly Json[];
}

/** Schemas looked at for one place; more only slows down the making of instances. */
const MOST_PARTS = 400;

/** What holds in place: `$ref`, `allOf`, and the branches that `choose` takes. Each object is looked at once. */
export function localOf(model: Model, schemas: readonly Json[], choose: Choose): Local {
  const parts: JsonObject[] = [];
  const choices: Choice[] = [];
  const not: Json[] = [];
  let never = false;
  const seen = new Set<Json>();
  const ordinals = new Map<string, number>();
  const waiting = [...schemas].reverse();
  const choose1 = (keyword: Choice['keyword'], options: readonly Json[]): number => {
    const ordinal = ordinals.get(keyword) ?? 0;
    ordinals.set(keyword, ordinal + 1);
    const choice = { keyword, ordinal, options };
    choices.push(choice);
    return choose(choice);
  };
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (schema === false) never = true;
    if (!isObject(schema) || seen.has(schema) || parts.length >= MOST_PARTS) continue;
    seen.add(schema);
    for (const keyword of ['$ref', '$dynamicRef', '$recursiveRef']) {
      const reference = member(schema, keyword);
      if (typeof reference !== 'string') continue;
      const target = model.target(schema, reference);
      if (target !== undefined) waiting.push(target);
    }
    if (model.ignoresSiblings && typeof member(schema, '$ref') === 'string') continue;
    parts.push(schema);
    waiting.push(...[...list(schema, 'allOf')].reverse());
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const options = list(schema, keyword);
      if (options.length === 0) continue;
      const option = options[choose1(keyword, options)];
      if (option !== undefined) waiting.push(option);
    }
    const condition = member(schema, 'if');
    if (condition !== undefined) {
      const holds = choose1('if', [condition, false]) === 0;
      const then = member(schema, holds ? 'then' : 'else');
      if (then !== undefined) waiting.push(then);
      if (holds) waiting.push(condition);
      else not.push(condition);
    }
    const negated = member(schema, 'not');
    if (negated !== undefined) not.push(negated);
  }
  return { parts, never, choices, not };
}

export function list(schema: JsonObject, keyword: string): readonly Json[] {
  const value = member(schema, keyword);
  return isArray(value) ? value : [];
}
