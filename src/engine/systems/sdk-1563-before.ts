// Reproduces an unreleased system with its faults. Nothing here is how references should be answered.
import type { PlainObject } from './plain-value.ts';
import { isPlainObject, without } from './plain-value.ts';
import type { Task } from './task.ts';
import { run } from './task.ts';

/** Where the two earlier revisions of the pull request differ. */
export interface Revision {
  /** What becomes of a reference to what is being built; `#` is the root. @throws */
  atCycle(name: string): unknown;
  /** What stands beside a reference is rebuilt as well. */
  readonly rebuildsSiblings: boolean;
  /** Members named like a container are dropped everywhere, not only at the root. */
  readonly dropsNamesakes: boolean;
}

/** Chains of 600 definitions, 3 levels each, were seen to pass and of 1,500 to overflow. */
export const DEEPEST = 3_000;
const CONTAINERS = ['$defs', 'definitions'];

/** One container is searched, by the text behind its name as written, whichever name the pointer has. */
export function inlineBefore(schema: unknown, revision: Revision): unknown {
  if (!isPlainObject(schema)) return schema;
  const container = (schema['$defs'] ?? schema['definitions'] ?? {}) as PlainObject;
  const known = new Map<string, unknown>();
  const open = new Set<string>();

  function* rebuild(node: unknown): Task {
    if (Array.isArray(node)) {
      const items: unknown[] = [];
      for (const item of node as unknown[]) items.push(yield rebuild(item));
      return items;
    }
    if (!isPlainObject(node)) return node;
    if (typeof node['$ref'] === 'string') return yield refer(node, node['$ref']);
    return yield members(node, revision.dropsNamesakes || node === schema);
  }

  function* members(node: PlainObject, dropping: boolean): Task {
    const out: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(node)) {
      // Assigned to, `__proto__` is no member, and is lost.
      if (name === '__proto__' || (dropping && CONTAINERS.includes(name))) continue;
      out[name] = yield rebuild(value);
    }
    return out;
  }

  function* refer(node: PlainObject, reference: string): Task {
    const name = reference === '#' ? '#' : /^#\/(?:\$defs|definitions)\/(.+)$/.exec(reference)?.[1];
    if (name === undefined) return node;
    // What every object inherits is found as well, such as `toString`.
    const target =
      reference === '#' ? without(schema as PlainObject, ...CONTAINERS) : container[name];
    if (target === undefined) return node;
    if (open.has(name)) return revision.atCycle(name);
    let result = known.get(name);
    if (!known.has(name) || reference === '#') {
      open.add(name);
      result = yield rebuild(target);
      open.delete(name);
      if (reference !== '#') known.set(name, result);
    }
    const siblings = without(node, '$ref');
    if (Object.keys(siblings).length === 0 || !isPlainObject(result)) return result;
    const beside = revision.rebuildsSiblings
      ? ((yield members(siblings, false)) as PlainObject)
      : siblings;
    return { ...result, ...beside };
  }

  return run(rebuild(schema), DEEPEST);
}
