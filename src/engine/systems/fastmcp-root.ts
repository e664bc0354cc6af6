// Reproduces a system with its faults: only a root that says nothing of its type is resolved, by the plain name.
import type { Dict } from './python-value.ts';
import { isDict, laidOver, withoutKeys } from './python-value.ts';

const PREFIX = '#/$defs/';

/** A root reference to a definition replaced by a shallow copy of it; what the root says wins, `$defs` stays whole. */
export function resolveRootReference(schema: Dict): Dict {
  const reference = schema.get('$ref');
  const definitions = schema.get('$defs');
  if (
    typeof reference !== 'string' ||
    !reference.startsWith(PREFIX) ||
    !isDict(definitions) ||
    schema.has('type')
  )
    return schema;
  const body = definitions.get(reference.slice(PREFIX.length));
  return isDict(body) ? laidOver(body, withoutKeys(schema, '$ref')) : schema;
}
