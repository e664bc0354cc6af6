/** A text that was put together from pieces of another one: where each piece begins, in both. */
export interface Pieces {
  readonly text: string;
  /** Offsets into `text`, ascending; as many as `inGiven`. */
  readonly inText: readonly number[];
  readonly inGiven: readonly number[];
}

/**
 * Offset of the pieces' text -> offset of the text that they were taken from.
 *
 * @shape O(log pieces) for each call.
 */
export function offsetMap({ inText, inGiven }: Pieces): (offset: number) => number {
  return (offset) => {
    let low = 0;
    let high = inText.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((inText[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return (inGiven[low] ?? 0) + offset - (inText[low] ?? 0);
  };
}
