/** What stands between two quotes, backslashes or spaces. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ["'", "'"],
  ['"', '"'],
  ['\\', '\\'],
]);

/**
 * Splits a command line as a POSIX shell does, without running anything: quotes, `$'...'`, backslashes and continued
 * lines (also of cmd.exe). Variables and substitutions stay as they are written.
 *
 * @returns null where a quote is not closed
 */
export function shellWords(line: string): string[] | null {
  const words: string[] = [];
  let word = '';
  let isOpen = false;
  let at = 0;
  const end = (): void => {
    if (isOpen) words.push(word);
    word = '';
    isOpen = false;
  };
  while (at < line.length) {
    const char = line[at] ?? '';
    const next = line[at + 1] ?? '';
    if ((char === '\\' || char === '^') && /[\r\n]/.test(next)) {
      at += line.startsWith('\r\n', at + 1) ? 3 : 2;
    } else if (/\s/.test(char)) {
      end();
      at += 1;
    } else if (char === "'" || (char === '$' && next === "'")) {
      const escapes = char === '$';
      const closed = quotedPart(line, at + (escapes ? 2 : 1), "'", escapes);
      if (closed === null) return null;
      word += closed.text;
      isOpen = true;
      at = closed.end;
    } else if (char === '"') {
      const closed = quotedPart(line, at + 1, '"', false);
      if (closed === null) return null;
      word += closed.text;
      isOpen = true;
      at = closed.end;
    } else {
      const isEscape = char === '\\' && next !== '';
      word += isEscape ? next : char;
      isOpen = true;
      at += isEscape ? 2 : 1;
    }
  }
  end();
  return words;
}

function quotedPart(line: string, from: number, quote: string, isAnsiC: boolean) {
  let text = '';
  for (let at = from; at < line.length; at += 1) {
    const char = line[at] ?? '';
    const next = line[at + 1] ?? '';
    if (char === quote) return { text, end: at + 1 };
    if (char === '\\' && isAnsiC) {
      text += ESCAPES.get(next) ?? `\\${next}`;
      at += 1;
    } else if (char === '\\' && quote === '"' && /["\\$`\n]/.test(next)) {
      text += next === '\n' ? '' : next;
      at += 1;
    } else text += char;
  }
  return null;
}
