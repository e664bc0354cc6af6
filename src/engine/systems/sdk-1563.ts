// Reproduces an unreleased system with its faults. Nothing here is how references should be answered.
import { defineStrategy } from '../inline/define-strategy.ts';
import type { PlainObject } from './plain-value.ts';
import { isPlainObject, without } from './plain-value.ts';
import { DEEPEST } from './sdk-1563-before.ts';
import type { Task } from './task.ts';
import { run } from './task.ts';

function inline(schema: unknown): unknown {
  if (!isPlainObject(schema)) return schema;
  const keyword = ['$defs', 'definitions'].find((name) => Object.hasOwn(schema, name));
  if (keyword === undefined) return schema;
  const container = schema[keyword] as PlainObject;
  const known = new Map<string, unknown>();
  const open = new Set<string>();
  const cyclic = new Set<string>();

  function* rebuild(node: unknown): Task {
    if (Array.isArray(node)) {
      const items: unknown[] = [];
      for (const item of node as unknown[]) items.push(yield rebuild(item));
      return items;
    }
    if (!isPlainObject(node)) return node;
    if (typeof node['$ref'] === 'string') return yield refer(node, node['$ref']);
    return yield members(node === schema ? without(node, '$defs', 'definitions') : node);
  }

  function* members(node: PlainObject): Task {
    const out: Record<string, unknown> = {};
    // Assigned to, `__proto__` is no member, and is lost.
    for (const [name, value] of Object.entries(node))
      if (name !== '__proto__') out[name] = yield rebuild(value);
    return out;
  }

  function* refer(node: PlainObject, reference: string): Task {
    const prefix = `#/${keyword}/`;
    if (!reference.startsWith(prefix)) return node;
    const name = reference.slice(prefix.length);
    // Null is asked as well, and then throws; what every object inherits is found as well.
    const target = container[name];
    if (target === undefined) return node;
    if (open.has(name)) {
      cyclic.add(name);
      return node;
    }
    if (!known.has(name)) {
      open.add(name);
      known.set(name, yield rebuild(target));
      open.delete(name);
    }
    const result = known.get(name);
    const siblings = without(node, '$ref');
    if (Object.keys(siblings).length === 0 || !isPlainObject(result)) return result;
    return { ...result, ...((yield members(siblings)) as PlainObject) };
  }

  const result = run(rebuild(schema), DEEPEST);
  if (cyclic.size === 0 || !isPlainObject(result)) return result;
  return {
    ...result,
    [keyword]: Object.fromEntries([...cyclic].map((name) => [name, known.get(name)])),
  };
}

export const sdk1563 = defineStrategy({
  id: 'sdk-1563',
  title: 'SDK pull request 1563',
  summary:
    'Inlines one root container; keeps a reference to what is being inlined, and the definitions at which that happened.',
  lossless: false,
  source: ['modelcontextprotocol/typescript-sdk pull request 1563'],
  label: 'proposed',
  version: '9674406b',
  loses:
    'What the target says where both sides say it, and deep, escaped or second-container targets; a chain of 1,000 definitions and more overflows it.',
  kind: 'transform',
  transform: inline,
});
