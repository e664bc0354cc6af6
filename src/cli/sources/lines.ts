/**
 * Cuts a stream of bytes into lines of UTF-8. The reader it gives returns false once a line is longer than `most`;
 * nothing is kept after that.
 */
export function createLineReader(
  most: () => number,
  onLine: (line: string) => void,
): (chunk: Buffer) => boolean {
  let pieces: Buffer[] = [];
  let length = 0;
  let isOver = false;
  return (chunk) => {
    let start = 0;
    while (!isOver) {
      const feed = chunk.indexOf(0x0a, start);
      const piece = chunk.subarray(start, feed < 0 ? chunk.length : feed);
      length += piece.length;
      isOver = length > most();
      if (isOver) break;
      pieces.push(piece);
      if (feed < 0) return true;
      const line = Buffer.concat(pieces, length).toString('utf8').replace(/\r$/, '');
      pieces = [];
      length = 0;
      start = feed + 1;
      if (line.trim() !== '') onLine(line);
    }
    pieces = [];
    return false;
  };
}
