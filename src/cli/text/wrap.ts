/** Columns that output is laid out for. */
export const WIDTH = 100;

/**
 * Words from `first` on, in lines of at most WIDTH characters where spaces allow it; all lines but the first
 * begin with `indent` spaces. A word that is longer stands whole, so that it can be copied.
 */
export function wrap(text: string, first: number, indent: number): string[] {
  const lines: string[] = [];
  let line = '';
  let room = WIDTH - first;
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
      room = WIDTH - indent;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((part, i) => (i === 0 ? part : `${' '.repeat(indent)}${part}`));
}
