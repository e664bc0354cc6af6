import type { Document } from './document.ts';
import { Kind } from './document.ts';
import { stringAt, textAt } from './values.ts';

/** Builds what a language reads from JSON. */
export interface Builder {
  object(): object;
  put(object: object, name: string, value: unknown): void;
  number(text: string): unknown;
}

/** Plain objects, as `JSON.parse` makes them: `__proto__` is a member like any other, numbers are doubles. */
const javascript: Builder = {
  object: () => ({}),
  put: (object, name, value) => {
    if (name === '__proto__')
      Object.defineProperty(object, name, {
        value,
        configurable: true,
        enumerable: true,
        writable: true,
      });
    else (object as Record<string, unknown>)[name] = value;
  },
  number: Number,
};

/**
 * The value at `node`, equal to `JSON.parse` of its text: of members with one name the last counts.
 *
 * @shape O(values below node), without recursion.
 */
export function valueAt(
  doc: Document,
  node: number,
  { object, put, number }: Builder = javascript,
): unknown {
  const open: { readonly value: object; readonly end: number }[] = [];
  let result: unknown;
  const end = doc.after[node] as number;
  for (let at = node; at < end; at++) {
    while (open.length > 0 && (open.at(-1)?.end as number) <= at) open.pop();
    const value =
      doc.kind[at] === Kind.object
        ? object()
        : doc.kind[at] === Kind.array
          ? []
          : scalarAt(doc, at, number);
    const around = open.at(-1)?.value;
    if (around === undefined) result = value;
    else if (Array.isArray(around)) around.push(value);
    else put(around, doc.names.name(doc.key[at] as number), value);
    if (typeof value === 'object' && (doc.kind[at] === Kind.object || doc.kind[at] === Kind.array))
      open.push({ value: value as object, end: doc.after[at] as number });
  }
  return result;
}

function scalarAt(doc: Document, node: number, number: Builder['number']): unknown {
  switch (doc.kind[node]) {
    case Kind.string:
      return stringAt(doc, node);
    case Kind.number:
      return number(textAt(doc, node));
    case Kind.null:
      return null;
    default:
      return doc.kind[node] === Kind.true;
  }
}
