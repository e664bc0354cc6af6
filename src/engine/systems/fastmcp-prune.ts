// Reproduces a system with its faults: a definition counts as used by the last word of a pointer, undecoded.
import { namesIn } from './fastmcp-definitions.ts';
import { referencesIn } from './fastmcp-walk.ts';
import type { Dict } from './python-value.ts';
import { dictOf, isDict, withoutKeys } from './python-value.ts';

/** Deeper schemas are left as they are. */
const DEEPEST = 50;

/** The schema without the definitions that nothing seems to lead to. */
export function pruneDefinitions(schema: Dict): Dict {
  const definitions = schema.get('$defs');
  if (!isDict(definitions) || referencesIn(schema).levels > DEEPEST) return schema;
  const used = new Set<string>();
  const waiting = namesIn(withoutKeys(schema, '$defs'));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name) || !definitions.has(name)) continue;
    used.add(name);
    for (const next of namesIn(definitions.get(name))) waiting.push(next);
  }
  if (used.size === 0) return withoutKeys(schema, '$defs');
  return new Map(schema).set('$defs', dictOf([...definitions].filter(([name]) => used.has(name))));
}
