// Reproduces a system with its faults. Nothing here is how references should be answered.
import { definitionsLoop } from './fastmcp-definitions.ts';
import { requireDiscriminator } from './fastmcp-discriminator.ts';
import { expandReferences } from './fastmcp-expand.ts';
import { resolveRootReference } from './fastmcp-root.ts';
import { layOverSiblings } from './fastmcp-siblings.ts';
import { mapped } from './fastmcp-walk.ts';
import type { Dict } from './python-value.ts';
import { isDict, withoutKeys } from './python-value.ts';

/** All references are answered, or, where one cannot be or any definition is recursive, none. */
export function dereference(given: unknown): unknown {
  const schema = mapped(given, withoutExternal);
  if (!isDict(schema)) return schema;
  if (definitionsLoop(schema)) return resolveRootReference(schema);
  const expanded = expandReferences(schema);
  if (expanded === undefined) return resolveRootReference(schema);
  const result = layOverSiblings(schema, expanded);
  if (!isDict(result)) return result;
  return mapped(withoutKeys(result, '$defs'), requireDiscriminator);
}

/** What it cannot look up it takes out, and leaves what stood beside it. */
function withoutExternal(dict: Dict): Dict {
  const reference = dict.get('$ref');
  return typeof reference === 'string' && !reference.startsWith('#')
    ? withoutKeys(dict, '$ref')
    : dict;
}
