import type { Document } from './document.ts';
import { Kind } from './document.ts';

/** A value on many lines, and where each of its nodes went. Rows are by node - `first`. */
export interface Layout {
  readonly text: string;
  readonly first: number;
  /** Offset in `text` of the member name, or of the value where it has none. */
  readonly head: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
}

/** Deeper levels are not moved further: 10,000 levels would be a hundred megabytes of spaces. */
const DEEPEST_INDENT = 100;

/**
 * Lay a value out on many lines, two spaces deeper for each level; digits and escapes as written.
 * Up to `width` columns what fits stands on one line, spaced as people write it; 0: never.
 *
 * @shape O(values + indentation), without recursion.
 */
export function layOut(doc: Document, first: number, width: number): Layout {
  const { kind, start, end, after, keyStart, text } = doc;
  const count = (after[first] as number) - first;
  const layout = {
    head: new Int32Array(count),
    start: new Int32Array(count),
    end: new Int32Array(count),
  };
  const flat = flatWidths(doc, first, count);
  const parts: string[] = [];
  const indents: string[] = [];
  const open: { readonly node: number; readonly flat: boolean }[] = [];
  let at = 0;
  let line = 0;
  const put = (part: string): void => {
    parts.push(part);
    at += part.length;
  };
  const breakLine = (depth: number): void => {
    const steps = Math.min(depth, DEEPEST_INDENT);
    indents[steps] ??= `\n${'  '.repeat(steps)}`;
    put(indents[steps]);
    line = at - steps * 2;
  };
  let depth = 0;
  const close = (): void => {
    const { node, flat: onOneLine } = open.pop() as { node: number; flat: boolean };
    if (onOneLine) {
      if (kind[node] === Kind.object) put(' ');
    } else breakLine(--depth);
    put(kind[node] === Kind.object ? '}' : ']');
    layout.end[node - first] = at;
  };
  for (let node = first; node < first + count; node++) {
    while (open.length > 0 && (after[(open.at(-1) as { node: number }).node] as number) <= node)
      close();
    const up = open.at(-1);
    if (up !== undefined) {
      if (node !== up.node + 1) put(',');
      if (!up.flat) breakLine(depth);
      else if (node !== up.node + 1 || kind[up.node] === Kind.object) put(' ');
    }
    const row = node - first;
    layout.head[row] = at;
    if (node !== first && (keyStart[node] as number) >= 0)
      put(`${text.slice(keyStart[node], start[node])} `);
    layout.start[row] = at;
    const isOpen =
      (kind[node] === Kind.object || kind[node] === Kind.array) && after[node] !== node + 1;
    if (!isOpen) {
      put(text.slice(start[node], end[node]));
      layout.end[row] = at;
      continue;
    }
    put(kind[node] === Kind.object ? '{' : '[');
    const onOneLine =
      up?.flat === true ||
      (width > 0 && node !== first && at - line + (flat[row] as number) <= width);
    open.push({ node, flat: onOneLine });
    if (!onOneLine) depth++;
  }
  while (open.length > 0) close();
  return { text: parts.join(''), first, ...layout };
}

/** Columns of each value on one line, spaced; bottom up. */
function flatWidths(doc: Document, first: number, count: number): Int32Array {
  const { kind, start, end, parent, keyStart, after } = doc;
  const widths = new Int32Array(count);
  for (let node = first + count - 1; node >= first; node--) {
    const row = node - first;
    const leaf = kind[node] !== Kind.object && kind[node] !== Kind.array;
    widths[row] =
      leaf || after[node] === node + 1
        ? (end[node] as number) - (start[node] as number)
        : (widths[row] as number) + (kind[node] === Kind.object ? 4 : 2);
    if (node === first) break;
    const up = (parent[node] as number) - first;
    const name =
      (keyStart[node] as number) >= 0
        ? (start[node] as number) - (keyStart[node] as number) + 1
        : 0;
    const comma = node === up + first + 1 ? 0 : 2;
    widths[up] = Math.min(1 << 20, (widths[up] as number) + name + (widths[row] as number) + comma);
  }
  return widths;
}
