import type { Dict } from './python-value.ts';
import { dictOf, isDict } from './python-value.ts';
import type { Task } from './task.ts';
import { run } from './task.ts';

/** More levels than a text that is read may have: what Python would not survive ends elsewhere. */
const DEEPEST = 50_000;

/**
 * The value with each dict replaced, outermost first; shared parts stay shared.
 *
 * @shape O(dicts and lists and what they hold), each once.
 */
export function mapped(value: unknown, change: (dict: Dict) => Dict): unknown {
  const known = new Map<unknown, unknown>();
  function* walk(part: unknown): Task {
    if (typeof part !== 'object' || part === null) return part;
    if (known.has(part)) return known.get(part);
    let out: unknown = part;
    if (Array.isArray(part)) {
      const items: unknown[] = [];
      for (const item of part as unknown[]) items.push(yield walk(item));
      out = items;
    } else if (isDict(part)) {
      const members: [string, unknown][] = [];
      for (const [name, member] of change(part)) members.push([name, yield walk(member)]);
      out = dictOf(members);
    }
    known.set(part, out);
    return out;
  }
  return run(walk(value), DEEPEST);
}

/** Every value of `$ref` that is a string, at any place, data included. `levels` is how deep the value goes. */
export function referencesIn(value: unknown): {
  readonly found: readonly string[];
  readonly levels: number;
} {
  const found: string[] = [];
  let levels = 0;
  const waiting: [unknown, number][] = [[value, 0]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [part, level] = next;
    levels = Math.max(levels, level);
    if (Array.isArray(part)) for (const item of part as unknown[]) waiting.push([item, level + 1]);
    else if (isDict(part)) {
      const reference = part.get('$ref');
      if (typeof reference === 'string') found.push(reference);
      for (const member of part.values()) waiting.push([member, level + 1]);
    }
  }
  return { found, levels };
}
