// Reproduces a system with its faults: what stands beside a reference wins, and is not dereferenced itself.
import { namedBy } from './fastmcp-definitions.ts';
import type { Dict } from './python-value.ts';
import { dictOf, isDict, laidOver, withoutKeys } from './python-value.ts';
import type { Task } from './task.ts';
import { run } from './task.ts';

const DEEPEST = 50_000;

/** The expanded schema with what the original says beside its references laid over it. */
export function layOverSiblings(schema: Dict, expanded: unknown): unknown {
  const definitions = schema.get('$defs');
  const known = new Map<unknown, Map<unknown, unknown>>();
  const open = new Set<unknown>();

  function* lay(original: unknown, result: unknown): Task {
    if (
      typeof original !== 'object' ||
      original === null ||
      typeof result !== 'object' ||
      result === null
    )
      return result;
    const before = known.get(original)?.get(result);
    if (before !== undefined) return before;
    let out = result;
    if (Array.isArray(original) && Array.isArray(result)) {
      const items: unknown[] = [];
      for (let at = 0; at < result.length; at++)
        items.push(at < original.length ? yield lay(original[at], result[at]) : result[at]);
      out = items;
    } else if (isDict(original) && isDict(result)) {
      // A property that is called `$ref` counts as well.
      out = (yield original.has('$ref')
        ? beside(original, result)
        : members(original, result)) as object;
    }
    const ofOriginal = known.get(original) ?? new Map<unknown, unknown>();
    known.set(original, ofOriginal.set(result, out));
    return out;
  }

  function* beside(original: Dict, result: Dict): Task {
    const reference = original.get('$ref');
    const name = typeof reference === 'string' ? namedBy(reference) : undefined;
    const body = name !== undefined && isDict(definitions) ? definitions.get(name) : undefined;
    let under: unknown = result;
    if (isDict(body) && !open.has(body)) {
      open.add(body);
      under = yield lay(body, result);
      open.delete(body);
    }
    const siblings = withoutKeys(original, '$ref', '$defs');
    return siblings.size > 0 && isDict(under) ? laidOver(under, siblings) : under;
  }

  function* members(original: Dict, result: Dict): Task {
    const out: [string, unknown][] = [];
    for (const [name, member] of result)
      out.push([name, original.has(name) ? yield lay(original.get(name), member) : member]);
    return dictOf(out);
  }

  return run(lay(schema, expanded), DEEPEST);
}
