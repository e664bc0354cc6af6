// Reproduces a system with its faults: data is rewritten, and a reference at the root is not.
import type { PlainObject } from './plain-value.ts';
import { isPlainObject } from './plain-value.ts';
import type { Task } from './task.ts';
import { run } from './task.ts';

const FROM = '#/definitions/';
/** More levels than a text that is read may have. */
const DEEPEST = 20_000;

function* moved(value: unknown): Task {
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value as unknown[]) items.push(yield moved(item));
    return items;
  }
  if (!isPlainObject(value)) return value;
  const members: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value)) {
    const pointer = name === '$ref' && typeof member === 'string' && member.startsWith(FROM);
    members.push([name, pointer ? `#/$defs/${member.slice(FROM.length)}` : yield moved(member)]);
  }
  return Object.fromEntries(members);
}

function* movedBelow(schema: PlainObject): Task {
  const members: [string, unknown][] = [];
  for (const [name, member] of Object.entries(schema))
    members.push([name === 'definitions' ? '$defs' : name, yield moved(member)]);
  return Object.fromEntries(members);
}

/** Rename the root container `definitions` and the pointers below the root; nothing where `$defs` is there. */
export function renameDefinitions(schema: unknown): unknown {
  if (
    !isPlainObject(schema) ||
    !isPlainObject(schema['definitions']) ||
    Object.hasOwn(schema, '$defs')
  )
    return schema;
  return run(movedBelow(schema), DEEPEST);
}
