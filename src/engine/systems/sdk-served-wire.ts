// Reproduces a released system: what a tool's schema looks like once a client has read it from the wire.
import type { PlainObject } from './plain-value.ts';
import { isPlainObject } from './plain-value.ts';
import type { Task } from './task.ts';
import { run } from './task.ts';

const DEEPEST = 20_000;
const FIRST = ['type', 'properties', 'required'];

/** Known members come first, the rest follows in its order; a property called `__proto__` is lost. @throws Error */
export function readFromWire(schema: PlainObject): PlainObject {
  const { properties, required } = schema;
  if (properties !== undefined && !isPlainObject(properties))
    throw new Error('Invalid input: expected record at properties');
  if (
    required !== undefined &&
    !(Array.isArray(required) && required.every((name) => typeof name === 'string'))
  )
    throw new Error('Invalid input: expected array of strings at required');
  const known = FIRST.filter((name) => Object.hasOwn(schema, name)).map(
    (name): [string, unknown] => [
      name,
      name === 'properties' ? run(safe(properties), DEEPEST) : schema[name],
    ],
  );
  const rest = Object.entries(schema).filter(
    ([name]) => !FIRST.includes(name) && name !== '__proto__',
  );
  return Object.fromEntries([...known, ...rest]);
}

function* safe(value: unknown): Task {
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value as unknown[]) items.push(yield safe(item));
    return items;
  }
  if (!isPlainObject(value)) return value;
  const out: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value))
    if (name !== '__proto__') out[name] = yield safe(member);
  return out;
}
