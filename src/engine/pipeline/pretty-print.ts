import { Kind } from '../json/document.ts';
import { parse } from '../json/parse.ts';

/** A JSON text on many lines, two spaces deeper for each level; digits and escapes as written. What is not JSON comes back as it is. */
export function prettyPrint(text: string): string {
  const doc = parse(text);
  if (doc.problem !== undefined) return text;
  const { kind, start, end, after, keyStart } = doc;
  const parts: string[] = [];
  const indents = ['\n'];
  const indent = (depth: number): string => (indents[depth] ??= `\n${'  '.repeat(depth)}`);
  let depth = 0;
  const open: number[] = [];
  for (let node = 0; node < doc.count; node++) {
    while (open.length > 0 && (after[open[open.length - 1] as number] as number) <= node) close();
    const up = open[open.length - 1];
    if (up !== undefined) parts.push(node === up + 1 ? '' : ',', indent(depth));
    if ((keyStart[node] as number) >= 0) parts.push(doc.text.slice(keyStart[node], start[node]), ' ');
    const isOpen = (kind[node] === Kind.object || kind[node] === Kind.array) && after[node] !== node + 1;
    if (isOpen) {
      parts.push(kind[node] === Kind.object ? '{' : '[');
      open.push(node);
      depth++;
    } else parts.push(doc.text.slice(start[node], end[node]));
  }
  while (open.length > 0) close();
  return parts.join('');

  function close(): void {
    const node = open.pop() as number;
    depth--;
    parts.push(indent(depth), kind[node] === Kind.object ? '}' : ']');
  }
}
