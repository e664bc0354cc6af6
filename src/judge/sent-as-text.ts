import { branchesOf, schemasAlong } from './equivalence/along.ts';
import type { Model } from './equivalence/model.ts';
import type { Step } from './equivalence/plan.ts';
import { pathText } from './equivalence/plan.ts';
import { typesOf } from './equivalence/types-of.ts';
import type { Json, JsonObject } from './json.ts';
import { escapeToken, isArray, isObject, member, parse } from './json.ts';
import type { SentAsText } from './types.ts';

/** Texts looked at; arguments with more are not written by hand. */
const MOST_TEXTS = 2_000;
const MOST_LEVELS = 200;

/**
 * Objects and arrays that arrived as their own JSON text where the schema wants the thing itself, which models do that
 * cannot see the type. It stands behind a reference then.
 */
export function sentAsText(args: Json, before: Model, after: Model | undefined): SentAsText[] {
  const found: SentAsText[] = [];
  for (const { text, path } of textsIn(args)) {
    const parsed = composite(text);
    if (parsed === undefined) continue;
    const expected = isArray(parsed) ? 'array' : 'object';
    if (!wants(before, path, expected, true)) continue;
    found.push({
      instancePointer: pathText(path),
      expected,
      parsed: JSON.stringify(parsed),
      hiddenBy: wants(before, path, expected, false) ? null : hiddenBy(before, path),
      shownAfter: after !== undefined && wants(after, path, expected, false),
    });
  }
  return found;
}

function textsIn(root: Json): { text: string; path: readonly Step[] }[] {
  const texts: { text: string; path: readonly Step[] }[] = [];
  const waiting: { value: Json; path: readonly Step[] }[] = [{ value: root, path: [] }];
  for (const { value, path } of waiting) {
    if (waiting.length > MOST_TEXTS || path.length > MOST_LEVELS) break;
    if (typeof value === 'string') texts.push({ text: value, path });
    else if (isArray(value))
      value.forEach((item, at) => void waiting.push({ value: item, path: [...path, at] }));
    else if (isObject(value))
      for (const name of Object.keys(value))
        waiting.push({ value: value[name] as Json, path: [...path, name] });
  }
  return texts;
}

/** The object or array that a text is the JSON of. */
function composite(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a place wants this type and no string, with references followed or only as far as the schema shows it. */
function wants(
  model: Model,
  path: readonly Step[],
  type: 'object' | 'array',
  follow: boolean,
): boolean {
  const seen: Model = follow ? model : { ...model, target: () => undefined };
  const schemas = schemasAlong(seen, path);
  // Any branch that takes the type will do, and none may take a string.
  const branches = branchesOf(seen, schemas);
  const types = branches.map(({ parts }) => (says(parts) ? typesOf(parts) : []));
  return (
    types.some((some) => some[0] === type || stated(some, type)) &&
    !types.some((some) => some.includes('string') && some.length < 7)
  );
}

const stated = (types: readonly string[], type: string): boolean =>
  types.length < 6 && types.includes(type);

/** Something about the type is said at all. */
const says = (parts: readonly JsonObject[]): boolean =>
  parts.some((part) =>
    ['type', 'properties', 'items', 'prefixItems', 'enum', 'const'].some((keyword) =>
      Object.hasOwn(part, keyword),
    ),
  );

/** The reference nearest to the place, walking up from it. */
function hiddenBy(model: Model, path: readonly Step[]): SentAsText['hiddenBy'] {
  for (let level = path.length; level >= 0; level--) {
    const waiting = [...schemasAlong(model, path.slice(0, level))];
    for (const schema of waiting) {
      if (!isObject(schema)) continue;
      const reference = member(schema, '$ref');
      if (typeof reference === 'string')
        return { pointer: pointerOf(model.root, schema) ?? '#', reference };
      for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
        const branches = member(schema, keyword);
        if (isArray(branches) && waiting.length < MOST_TEXTS) waiting.push(...branches);
      }
    }
  }
  return null;
}

function pointerOf(root: Json, wanted: JsonObject): string | undefined {
  const waiting: { value: Json; pointer: string }[] = [{ value: root, pointer: '#' }];
  for (const { value, pointer } of waiting) {
    if (value === wanted) return pointer;
    if (isArray(value))
      value.forEach((item, at) => void waiting.push({ value: item, pointer: `${pointer}/${at}` }));
    else if (isObject(value))
      for (const name of Object.keys(value))
        waiting.push({ value: value[name] as Json, pointer: `${pointer}/${escapeToken(name)}` });
  }
  return undefined;
}
