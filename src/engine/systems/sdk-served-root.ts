// Reproduces a released system: what the root of a tool's schema must be, and what is added to it.
import type { PlainObject } from './plain-value.ts';
import { isPlainObject } from './plain-value.ts';

/** An input must describe an object. @throws Error */
export function inputRoot(schema: PlainObject): PlainObject {
  const { type } = schema;
  if (type !== undefined && type !== 'object')
    throw new Error(
      `MCP tool and prompt schemas must describe objects (got type: ${JSON.stringify(type)}). Wrap your schema in z.object({...}) or equivalent.`,
    );
  return { type: 'object', ...schema };
}

/** An output is stamped only where it says nothing of its type and can be nothing but an object. */
export const outputRoot = (schema: PlainObject): PlainObject =>
  schema['type'] === undefined && isObjectShaped(schema) ? { type: 'object', ...schema } : schema;

const OBJECT_KEYWORDS = ['properties', 'patternProperties', 'additionalProperties', 'required'];

function isObjectShaped(root: PlainObject): boolean {
  const waiting: { readonly schema: PlainObject; readonly base: PlainObject }[] = [
    { schema: root, base: root },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { schema, base } = next;
    if (
      OBJECT_KEYWORDS.some((keyword) => Object.hasOwn(schema, keyword)) ||
      isTyped(targetOf(schema, base))
    )
      continue;
    // Only the first combinator that has members is asked.
    const members = ['oneOf', 'anyOf', 'allOf']
      .map((keyword) => schema[keyword])
      .find((list): list is readonly unknown[] => Array.isArray(list) && list.length > 0);
    if (
      members === undefined ||
      !members.every((member) => typeof member === 'object' && member !== null)
    )
      return false;
    for (const member of members as readonly PlainObject[])
      if (!isTyped(member))
        waiting.push({ schema: member, base: Object.hasOwn(member, '$id') ? {} : base });
  }
  return true;
}

const isTyped = (schema: unknown): boolean => isPlainObject(schema) && schema['type'] === 'object';

/** One step to a definition at the root, by a name that needs no decoding. */
function targetOf({ $ref }: PlainObject, base: PlainObject): unknown {
  const [, keyword, name] =
    (typeof $ref === 'string' && /^#\/(\$defs|definitions)\/([^/~%]+)$/.exec($ref)) || [];
  const container = keyword === undefined ? undefined : base[keyword];
  return isPlainObject(container) && name !== undefined ? container[name] : undefined;
}
