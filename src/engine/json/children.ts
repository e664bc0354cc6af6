import type { Document } from './document.ts';
import { Flag } from './document.ts';

/** Members looked at one by one before an object gets an index. */
const SCAN = 16;

/** Finds members of objects by name: a short scan, or an index that is built once for a large object. */
export class Children {
  private indexes: Map<number, Map<number, number>> | undefined;
  private readonly doc: Document;

  constructor(doc: Document) {
    this.doc = doc;
  }

  /** The member of `object` with this name number, the last where there are several; or -1. */
  member(object: number, name: number): number {
    const { key, after, flags } = this.doc;
    const end = after[object] as number;
    let left = SCAN;
    for (let child = object + 1; child < end; child = after[child] as number) {
      if (key[child] === name && ((flags[child] as number) & Flag.shadowed) === 0) return child;
      if (--left === 0) return this.indexed(object).get(name) ?? -1;
    }
    return -1;
  }

  /** The item of `array` at `position`, or -1. */
  item(array: number, position: number): number {
    const { after } = this.doc;
    const end = after[array] as number;
    let child = array + 1;
    for (let left = position; child < end && left > 0; left--) child = after[child] as number;
    return child < end ? child : -1;
  }

  private indexed(object: number): Map<number, number> {
    this.indexes ??= new Map();
    const known = this.indexes.get(object);
    if (known !== undefined) return known;
    const { key, after } = this.doc;
    const index = new Map<number, number>();
    const end = after[object] as number;
    for (let child = object + 1; child < end; child = after[child] as number)
      index.set(key[child] as number, child);
    this.indexes.set(object, index);
    return index;
  }
}
