import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';

/** The value that a document stands for, as JSON.parse gives it. Undefined where nothing was read. */
export function materialise(doc: Document): unknown {
  const values: unknown[] = [];
  for (let node = 0; node < doc.count; node++) {
    const value = ownValue(doc, node);
    values.push(value);
    const parent = doc.parent[node] ?? -1;
    if (parent < 0) continue;
    const holder = values[parent] as object;
    const name = Array.isArray(holder) ? holder.length : doc.names.name(doc.key[node] ?? -1);
    // Not by assignment: `__proto__` is a name like any other.
    Object.defineProperty(holder, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
  return values[0];
}

function ownValue(doc: Document, node: number): unknown {
  const kind = doc.kind[node];
  if (kind === Kind.object) return {};
  if (kind === Kind.array) return [];
  return JSON.parse(doc.text.slice(doc.start[node], doc.end[node]));
}
