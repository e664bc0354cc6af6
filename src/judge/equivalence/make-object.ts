import type { Json, JsonObject } from '../json.ts';
import { isArray, objectOf } from '../json.ts';
import { declaredNames, map, memberSchemas, requiredNames } from './children.ts';
import { atLeast, atMost } from './limits.ts';
import type { Local } from './local.ts';
import type { Making } from './making.ts';
import { isDeep, localAt } from './making.ts';
import type { Step } from './plan.ts';

/** Members that are made where the schema asks for more than anyone needs. */
const MOST_MEMBERS = 40;

/** Required members, some of the others, and what these ask for. */
export function makeObject(
  making: Making,
  { parts }: Local,
  path: readonly Step[],
  forced: string | undefined,
): JsonObject | undefined {
  const { random, richness } = making;
  const deep = isDeep(making, path);
  const names = new Set(requiredNames(parts));
  if (forced !== undefined) names.add(forced);
  const most = Math.min(MOST_MEMBERS, atMost(parts, 'maxProperties'));
  for (const name of declaredNames(parts)) {
    if (names.size < most && !deep && random.chance(richness)) names.add(name);
  }
  for (const name of [...names]) for (const also of dependents(parts, name)) names.add(also);
  for (
    let extra = 0;
    names.size < Math.min(atLeast(parts, 'minProperties'), most) && extra < MOST_MEMBERS;
    extra++
  ) {
    names.add(declaredNames(parts)[extra] ?? `extra${extra}`);
  }
  const conditional = parts.flatMap((part) =>
    [...map(part, 'dependentSchemas'), ...map(part, 'dependencies')]
      .filter(([name, schema]) => names.has(name) && !isArray(schema))
      .map(([, schema]) => schema),
  );
  const all =
    conditional.length === 0 ? parts : localAt(making, [...parts, ...conditional], path).parts;
  for (const name of requiredNames(all)) names.add(name);
  const members: [string, Json][] = [];
  for (const name of names) {
    const made = making.value(memberSchemas(all, name), [...path, name]);
    if (made !== undefined) members.push([name, made]);
    else if (name === forced || requiredNames(all).includes(name)) return undefined;
  }
  return objectOf(members);
}

/** Names that have to stand beside `name`. */
function dependents(parts: readonly JsonObject[], name: string): string[] {
  return parts.flatMap((part) =>
    [...map(part, 'dependentRequired'), ...map(part, 'dependencies')]
      .filter(([trigger]) => trigger === name)
      .flatMap(([, names]) => (isArray(names) ? names : []))
      .filter((one) => typeof one === 'string'),
  );
}
