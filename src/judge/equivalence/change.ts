import type { Json } from '../json.ts';
import { at, escapeToken, isArray, member } from '../json.ts';
import type { Reason, Witness } from '../types.ts';
import { branchesOf, schemasAlong } from './along.ts';
import type { Model } from './model.ts';
import type { Step } from './plan.ts';

/** Keywords about what stands below: a judge names what is below as the place, and the keyword stands one level up. */
const ABOUT_BELOW: ReadonlySet<string> = new Set([
  ...['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'patternProperties'],
  ...['items', 'additionalItems', 'unevaluatedItems', 'contains'],
]);

/** What the keyword says about the place in question in both forms; null where that is the same. */
export function changeOf(
  [before, after]: readonly [Model, Model],
  { keyword, instancePointer }: Pick<Reason, 'keyword' | 'instancePointer'>,
  instance: Json,
): Witness['change'] {
  const path = stepsAlong(instance, instancePointer);
  const here = valuesOf([before, after], path, keyword);
  const both =
    here ??
    (ABOUT_BELOW.has(keyword) ? valuesOf([before, after], path.slice(0, -1), keyword) : null);
  if (both === null) return null;
  const [served, rewritten] = both;
  const same = served.length === rewritten.length && served.every((one) => rewritten.includes(one));
  return same ? null : { before: served, after: rewritten };
}

function valuesOf(
  models: readonly [Model, Model],
  path: readonly Step[],
  keyword: string,
): readonly [string[], string[]] | null {
  const [served, rewritten] = [values(models[0], path, keyword), values(models[1], path, keyword)];
  return served.length + rewritten.length === 0 ? null : [served, rewritten];
}

/** As JSON texts, each once: references, `allOf` and branches may each say something. */
function values(model: Model, path: readonly Step[], keyword: string): string[] {
  const parts = branchesOf(model, schemasAlong(model, path)).flatMap((local) => local.parts);
  const found = parts.map((part) => member(part, keyword)).filter((value) => value !== undefined);
  return [...new Set(found.map((value) => JSON.stringify(value)))];
}

/** Names and indexes of a pointer, which alone does not tell one from the other. */
function stepsAlong(instance: Json, pointer: string): Step[] {
  const steps: Step[] = [];
  let holder: Json | undefined = instance;
  for (const token of pointer.split('/').slice(1)) {
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
    steps.push(isArray(holder) ? Number(name) : name);
    holder = holder === undefined ? undefined : at(holder, `/${escapeToken(name)}`);
  }
  return steps;
}
