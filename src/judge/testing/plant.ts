import { randomFrom } from '../equivalence/random.ts';
import type { Json } from '../json.ts';
import { isArray, isObject } from '../json.ts';
import type { Draft } from './random-schema.ts';

export const FAULTS = [
  'lost sibling',
  'widened cycle',
  'dropped required',
  'data rewritten',
  'wrong target',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A copy of the schema with one fault at a place that some instance reaches; undefined where there is none. */
export function plant(schema: Draft, fault: Fault, seed: number): Draft | undefined {
  const copy = structuredClone(schema);
  const places = reachable(copy).filter((place) => fits(place, fault));
  const place = randomFrom(seed).pick(places);
  if (place === undefined) return undefined;
  spoil(place, fault, copy, seed);
  return copy;
}

function fits(place: Draft, fault: Fault): boolean {
  switch (fault) {
    case 'lost sibling':
      return '$ref' in place && Object.keys(place).length > 1;
    case 'widened cycle':
      return place['$ref'] === '#/$defs/Tree';
    case 'dropped required':
      return isArray(place['required']) && place['required'].length > 0;
    case 'data rewritten':
      return isArray(place['enum']) && place['enum'].some((value) => isObject(value));
    case 'wrong target':
      return '$ref' in place && Object.keys(place).length === 1;
  }
}

function spoil(place: Draft, fault: Fault, root: Draft, seed: number): void {
  const random = randomFrom(seed + 1);
  const defs = root['$defs'] as Draft;
  switch (fault) {
    case 'lost sibling':
      for (const keyword of Object.keys(place)) if (keyword !== '$ref') delete place[keyword];
      return;
    case 'widened cycle':
      delete place['$ref'];
      place['type'] = 'object';
      return;
    case 'dropped required': {
      const names = place['required'] as Json[];
      names.splice(random.below(names.length), 1);
      return;
    }
    case 'data rewritten':
      place['enum'] = (place['enum'] as Draft[]).map((value) =>
        isObject(value) ? (defs[String(value['$ref']).slice('#/$defs/'.length)] as Draft) : value,
      );
      return;
    case 'wrong target': {
      const others = Object.keys(defs).filter((name) => `#/$defs/${name}` !== place['$ref']);
      place['$ref'] = `#/$defs/${random.pick(others) ?? ''}`;
    }
  }
}

/** Schemas that the root reaches, each once; what nothing refers to cannot be seen by any instance. */
function reachable(root: Draft): Draft[] {
  const found = new Set<Draft>([root]);
  const defs = root['$defs'] as Draft;
  for (const schema of found) {
    const reference = schema['$ref'];
    if (typeof reference === 'string') found.add(defs[reference.slice('#/$defs/'.length)] as Draft);
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === 'properties')
        for (const one of Object.values(value as Draft)) found.add(one as Draft);
      else if (keyword === 'anyOf') for (const one of value as Draft[]) found.add(one);
      else if (
        ['items', 'additionalProperties', 'not', 'propertyNames'].includes(keyword) &&
        isObject(value)
      )
        found.add(value as Draft);
    }
  }
  return [...found];
}
