// Reproduces a system with its faults: `$id` means nothing, data is expanded as well, what stands beside a reference is lost.
import { dictOf, isDict } from './python-value.ts';
import type { Task } from './task.ts';
import { run } from './task.ts';

/** Chains of 100 definitions, 3 levels each, were seen to pass and of 600 to be given up. */
const DEEPEST = 1_000;

class Unanswered extends Error {}

/**
 * Every reference replaced by its target, targets shared; undefined where one leads nowhere or back to itself.
 * A reference at the root takes the place of the document before the pointers within its target are looked up.
 */
export function expandReferences(schema: unknown): unknown {
  const known = new Map<unknown, unknown>();
  const open = new Set<unknown>();
  const start =
    isDict(schema) && typeof schema.get('$ref') === 'string'
      ? (schema.get('$ref') as string)
      : undefined;

  function* expand(part: unknown): Task {
    if (typeof part !== 'object' || part === null) return part;
    if (known.has(part)) return known.get(part);
    if (open.has(part)) throw new Unanswered();
    open.add(part);
    let out: unknown = part;
    const reference = isDict(part) ? part.get('$ref') : undefined;
    if (typeof reference === 'string') out = yield expand(lookUp(document, reference));
    else if (isDict(part)) {
      const members: [string, unknown][] = [];
      for (const [name, member] of part) members.push([name, yield expand(member)]);
      out = dictOf(members);
    } else if (Array.isArray(part)) {
      const items: unknown[] = [];
      for (const item of part as unknown[]) items.push(yield expand(item));
      out = items;
    }
    open.delete(part);
    known.set(part, out);
    return out;
  }

  let document = schema;
  try {
    if (start !== undefined) document = lookUp(schema, start);
    return run(expand(document), DEEPEST);
  } catch (error) {
    if (error instanceof Unanswered || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** @throws Unanswered */
function lookUp(document: unknown, reference: string): unknown {
  const pointer = percentDecoded(reference.slice(1)).replace(/^\/+/, '');
  if (reference === '#') return document;
  let at = document;
  for (const token of pointer.split('/')) {
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(at) && /^\s*[+-]?\d+\s*$/.test(name)) at = (at as unknown[]).at(Number(name));
    else at = isDict(at) ? at.get(name) : undefined;
    if (at === undefined) throw new Unanswered();
  }
  return at;
}

/** As Python does it: what is no escape stays, and what is no UTF-8 is replaced. */
const percentDecoded = (text: string): string =>
  text.replace(/(?:%[0-9a-fA-F]{2})+/g, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return '\ufffd'.repeat(escapes.length / 3);
    }
  });
