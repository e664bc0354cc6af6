import type { Json } from '../json.ts';
import { isArray, isObject } from '../json.ts';
import type { Local } from './local.ts';

const ANNOTATIONS: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  'id',
  '$comment',
  '$anchor',
  '$dynamicAnchor',
  '$defs',
  'definitions',
  'title',
  'description',
  'default',
  'examples',
  'example',
  'deprecated',
  'readOnly',
  'writeOnly',
]);
/** Looked through by `localOf`: how often a schema is wrapped says nothing. */
const IN_PLACE: ReadonlySet<string> = new Set(['$ref', '$dynamicRef', '$recursiveRef', 'allOf']);
const MAPS: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const SCHEMAS: ReadonlySet<string> = new Set([
  'items',
  'additionalItems',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'anyOf',
  'oneOf',
  'prefixItems',
]);

/**
 * What constrains one place, without what stands below it, as a text in which order and repetition are gone. Two forms
 * that differ here are tried here first; that they agree proves nothing, so the rest is tried as well.
 */
export function facetsOf({ parts, never }: Local): string {
  const facets = new Set<string>(never ? ['never'] : []);
  for (const part of parts) {
    for (const keyword of Object.keys(part)) {
      if (ANNOTATIONS.has(keyword) || IN_PLACE.has(keyword)) continue;
      const value = part[keyword] as Json;
      if (MAPS.has(keyword) && isObject(value)) {
        for (const name of Object.keys(value)) facets.add(`${keyword} ${name}`);
      } else if (keyword === 'required' && isArray(value)) {
        for (const name of value) facets.add(`required ${String(name)}`);
      } else
        facets.add(`${keyword} ${SCHEMAS.has(keyword) ? outline(value) : JSON.stringify(value)}`);
    }
  }
  return [...facets].sort().join('\n');
}

const outline = (value: Json): string =>
  isArray(value) ? String(value.length) : isObject(value) ? 'schema' : String(value);
