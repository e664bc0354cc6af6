interface Place {
  readonly line: number;
  readonly column: number;
}

/** Lines and columns of offsets, both from 1, columns in UTF-16 units as editors count them. */
export function lineAndColumn(text: string): (offset: number) => Place {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** The same as `line:column`. */
export function placesOf(text: string): (offset: number) => string {
  const placeOf = lineAndColumn(text);
  return (offset) => {
    const { line, column } = placeOf(offset);
    return `${line}:${column}`;
  };
}
