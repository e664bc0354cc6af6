import type { Parts } from './graph.ts';
import { isComposite, partsOf, scalarText } from './graph.ts';
import { escapeToken, fragmentOf } from './pointer.ts';
import { quote, utf8Length } from './strings.ts';

/** Distinct references that are listed. */
const MOST_REFERENCES = 10_000;

export interface GraphSize {
  /** Minified UTF-8 bytes of the whole, counted without writing it. */
  readonly bytes: bigint;
  /** The same for each object and array. */
  readonly sizes: ReadonlyMap<object, bigint>;
  /** Values of `$ref` that are left, each once. */
  readonly references: readonly string[];
  /** The graph contains itself: fragment pointers of where, and of what. Then nothing else is known. */
  readonly loop: { readonly at: string; readonly onto: string } | undefined;
}

interface Frame extends Parts {
  readonly value: object;
  next: number;
  bytes: bigint;
}

/**
 * Measure what `JSON.stringify` would write of a graph in which parts may be shared.
 *
 * @shape O(objects and their members), each object once however often it is used; no recursion.
 */
export function graphSize(root: unknown): GraphSize {
  const sizes = new Map<object, bigint>();
  const references = new Set<string>();
  if (!isComposite(root))
    return {
      bytes: BigInt(utf8Length(scalarText(root) ?? '')),
      sizes,
      references: [],
      loop: undefined,
    };
  const open = new Map<object, number>();
  const stack: Frame[] = [];
  const enter = (value: object): void => {
    const parts = partsOf(value);
    open.set(value, stack.length);
    stack.push({ ...parts, value, next: 0, bytes: BigInt(ownBytes(parts, references)) });
  };
  enter(root);
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    const part = frame.values[frame.next++];
    if (frame.next > frame.values.length) {
      stack.pop();
      open.delete(frame.value);
      sizes.set(frame.value, frame.bytes);
      const around = stack.at(-1);
      if (around !== undefined) around.bytes += frame.bytes;
    } else if (isComposite(part)) {
      const known = sizes.get(part);
      const onto = open.get(part);
      if (known !== undefined) frame.bytes += known;
      else if (onto !== undefined)
        return {
          bytes: 0n,
          sizes,
          references: [...references],
          loop: { at: placeOf(stack), onto: placeOf(stack.slice(0, onto)) },
        };
      else enter(part);
    }
  }
  return { bytes: sizes.get(root) as bigint, sizes, references: [...references], loop: undefined };
}

/** Brackets, commas, names and plain values. */
function ownBytes({ names, values }: Parts, references: Set<string>): number {
  let bytes = 2 + Math.max(0, values.length - 1);
  values.forEach((value, at) => {
    const name = names?.[at];
    if (name !== undefined) bytes += utf8Length(quote(name)) + 1;
    if (isComposite(value)) return;
    bytes += utf8Length(scalarText(value) ?? 'null');
    if (name === '$ref' && typeof value === 'string' && references.size < MOST_REFERENCES)
      references.add(value);
  });
  return bytes;
}

/** Pointer to the part that the last frame looked at. */
function placeOf(stack: readonly Frame[]): string {
  return fragmentOf(
    stack
      .map(({ names, next }) => `/${escapeToken(names?.[next - 1] ?? String(next - 1))}`)
      .join(''),
  );
}
