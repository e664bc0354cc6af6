/** Any JSON value, as `JSON.parse` makes it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** @throws SyntaxError */
export const parse = (text: string): Json => JSON.parse(text) as Json;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isArray = (value: unknown): value is readonly Json[] => Array.isArray(value);

/** The member `name`, never what an object inherits. */
export const member = (value: JsonObject, name: string): Json | undefined =>
  Object.hasOwn(value, name) ? value[name] : undefined;

/** An object of own members also where a name is `__proto__`. The last of equal names counts. */
export const objectOf = (members: Iterable<readonly [string, Json]>): JsonObject =>
  Object.fromEntries(members);

/** Pointer token, RFC 6901 section 3. */
export const escapeToken = (name: string | number): string =>
  String(name).replaceAll('~', '~0').replaceAll('/', '~1');

const unescapeToken = (token: string): string => token.replaceAll('~1', '/').replaceAll('~0', '~');

/** Follows a JSON Pointer through own members; undefined where it leads nowhere. */
export function at(root: Json, pointer: string): Json | undefined {
  let value: Json | undefined = root;
  for (const token of pointer.split('/').slice(1)) {
    if (isArray(value)) value = /^(0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
    else if (isObject(value)) value = member(value, unescapeToken(token));
    else return undefined;
  }
  return value;
}
