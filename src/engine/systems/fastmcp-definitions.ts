// Reproduces a system with its faults: of a pointer into `$defs` only the last word counts, as it is written.
import { referencesIn } from './fastmcp-walk.ts';
import type { Dict } from './python-value.ts';
import { isDict } from './python-value.ts';

/** Python's own limit on calls that wait for each other. */
const RECURSION_LIMIT = 1_000;

/** The definition that a pointer is taken to name; undefined where it does not begin like one. */
export const namedBy = (reference: string): string | undefined =>
  reference.startsWith('#/$defs/') ? reference.slice(reference.lastIndexOf('/') + 1) : undefined;

export const namesIn = (value: unknown): string[] =>
  referencesIn(value).found.flatMap((reference) => namedBy(reference) ?? []);

/**
 * Whether definitions lead to each other in a circle, used or not.
 *
 * @throws RangeError on a chain that Python's stack does not hold.
 */
export function definitionsLoop(schema: Dict): boolean {
  const definitions = schema.get('$defs');
  if (!isDict(definitions)) return false;
  const edges = new Map(
    [...definitions].map(([name, body]) => [
      name,
      namesIn(body).filter((to) => definitions.has(to)),
    ]),
  );
  const done = new Set<string>();
  const open = new Set<string>();
  for (const from of edges.keys()) {
    const way: { readonly name: string; readonly to: Iterator<string> }[] = [];
    const enter = (name: string): void => {
      if (way.length >= RECURSION_LIMIT) throw new RangeError('maximum recursion depth exceeded');
      open.add(name);
      way.push({ name, to: (edges.get(name) ?? []).values() });
    };
    if (!done.has(from)) enter(from);
    for (let at = way.at(-1); at !== undefined; at = way.at(-1)) {
      const { done: ended, value: next } = at.to.next();
      if (ended === true) {
        way.pop();
        open.delete(at.name);
        done.add(at.name);
      } else if (open.has(next)) return true;
      else if (!done.has(next)) enter(next);
    }
  }
  return false;
}
