import type { Json, JsonObject } from '../json.ts';
import { isArray, member } from '../json.ts';

export type TypeName = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

const ALL: readonly TypeName[] = [
  'object',
  'string',
  'integer',
  'number',
  'boolean',
  'array',
  'null',
];

/** Keyword -> the type it speaks about: the likeliest type where none is given. */
const SPEAKS_OF: readonly (readonly [string, TypeName])[] = [
  ['properties', 'object'],
  ['required', 'object'],
  ['additionalProperties', 'object'],
  ['patternProperties', 'object'],
  ['minProperties', 'object'],
  ['maxProperties', 'object'],
  ['propertyNames', 'object'],
  ['dependentRequired', 'object'],
  ['dependentSchemas', 'object'],
  ['unevaluatedProperties', 'object'],
  ['items', 'array'],
  ['prefixItems', 'array'],
  ['contains', 'array'],
  ['minItems', 'array'],
  ['maxItems', 'array'],
  ['uniqueItems', 'array'],
  ['pattern', 'string'],
  ['minLength', 'string'],
  ['maxLength', 'string'],
  ['format', 'string'],
  ['minimum', 'number'],
  ['maximum', 'number'],
  ['exclusiveMinimum', 'number'],
  ['exclusiveMaximum', 'number'],
  ['multipleOf', 'number'],
];

/** Types that all parts allow, the likeliest first. */
export function typesOf(parts: readonly JsonObject[]): readonly TypeName[] {
  let types: readonly TypeName[] = ALL;
  let stated = false;
  for (const part of parts) {
    const type = member(part, 'type');
    const named = isArray(type) ? type : [type];
    if (type === undefined) continue;
    stated = true;
    const nullable = member(part, 'nullable') === true;
    types = types.filter(
      (one) =>
        named.includes(one) ||
        (one === 'integer' && named.includes('number')) ||
        (one === 'null' && nullable),
    );
  }
  if (stated) return types.includes('integer') ? types.filter((one) => one !== 'number') : types;
  const spoken = SPEAKS_OF.find(([keyword]) => parts.some((part) => Object.hasOwn(part, keyword)));
  return spoken === undefined ? ALL : [spoken[1], ...ALL.filter((one) => one !== spoken[1])];
}

export function typeOfValue(value: Json): TypeName {
  if (value === null) return 'null';
  if (isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'object' ? 'object' : (typeof value as TypeName);
}
