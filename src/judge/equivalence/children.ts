import type { Json, JsonObject } from '../json.ts';
import { isArray, isObject, member } from '../json.ts';
import { list } from './local.ts';
import { matches } from './pattern.ts';

/** Schemas for the member `name`, as the parts of one place give them. */
export function memberSchemas(parts: readonly JsonObject[], name: string): Json[] {
  const found: Json[] = [];
  let evaluated = false;
  for (const part of parts) {
    const before = found.length;
    const own = named(part, 'properties', name);
    if (own !== undefined) found.push(own);
    for (const [pattern, schema] of map(part, 'patternProperties'))
      if (matches(pattern, name)) found.push(schema);
    if (found.length === before) {
      const additional = member(part, 'additionalProperties');
      if (additional !== undefined) found.push(additional);
    }
    if (found.length > before) evaluated = true;
  }
  if (!evaluated) {
    for (const part of parts) {
      const rest = member(part, 'unevaluatedProperties');
      if (rest !== undefined) found.push(rest);
    }
  }
  return found;
}

/** Schemas for the item at `index`. */
export function itemSchemas(parts: readonly JsonObject[], index: number): Json[] {
  const found: Json[] = [];
  for (const part of parts) {
    const items = member(part, 'items');
    const prefix = isArray(items) ? items : list(part, 'prefixItems');
    const rest = isArray(items) ? member(part, 'additionalItems') : items;
    const schema = index < prefix.length ? prefix[index] : rest;
    if (schema !== undefined) found.push(schema);
  }
  if (found.length === 0) {
    for (const part of parts) {
      const rest = member(part, 'unevaluatedItems');
      if (rest !== undefined) found.push(rest);
    }
  }
  return found;
}

/** Names that the parts declare, in order. */
export function declaredNames(parts: readonly JsonObject[]): string[] {
  const names = new Set<string>();
  for (const part of parts) for (const [name] of map(part, 'properties')) names.add(name);
  return [...names];
}

export function requiredNames(parts: readonly JsonObject[]): string[] {
  const names = new Set<string>();
  for (const part of parts)
    for (const name of list(part, 'required')) if (typeof name === 'string') names.add(name);
  return [...names];
}

/** Items that some part describes one by one. */
export const prefixLength = (parts: readonly JsonObject[]): number =>
  Math.max(
    0,
    ...parts.map((part) => {
      const items = member(part, 'items');
      return isArray(items) ? items.length : list(part, 'prefixItems').length;
    }),
  );

/** Members of an object-valued keyword. */
export function map(part: JsonObject, keyword: string): [string, Json][] {
  const value = member(part, keyword);
  return isObject(value) ? Object.entries(value) : [];
}

function named(part: JsonObject, keyword: string, name: string): Json | undefined {
  const value = member(part, keyword);
  return isObject(value) ? member(value, name) : undefined;
}
