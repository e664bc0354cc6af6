/** Colours for one line of JSON. JSON strings never span lines, so a line needs no memory of the one before. */
export type TokenKind = 'key' | 'text' | 'literal' | 'quiet' | 'reference' | 'plain';

export interface Token {
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
}

const REFERENCE_KEYS: ReadonlySet<string> = new Set(['"$ref"', '"$dynamicRef"', '"$recursiveRef"']);
/** A string with its end or cut off, a word or number, punctuation, or space. Each branch eats at least one unit. */
const PIECE = /"(?:[^"\\]|\\.|\\$)*(?:"|$)|[^\s"{}[\],:]+|[{}[\],:]|\s+/gy;
const COLON_NEXT = /\s*:/y;
/** UTF-16 units of a line that are coloured; the rest of a longer one stays plain. */
const MOST_UNITS = 20_000;

export function tokensOf(line: string): readonly Token[] {
  const tokens: Token[] = [];
  const coloured = line.length > MOST_UNITS ? line.slice(0, MOST_UNITS) : line;
  let afterReference = false;
  PIECE.lastIndex = 0;
  for (let match = PIECE.exec(coloured); match !== null; match = PIECE.exec(coloured)) {
    const piece = match[0];
    const start = match.index;
    const end = start + piece.length;
    const first = piece[0] ?? ' ';
    if (first === '"') {
      COLON_NEXT.lastIndex = end;
      const isKey = COLON_NEXT.test(coloured);
      tokens.push({ start, end, kind: isKey ? 'key' : afterReference ? 'reference' : 'text' });
      afterReference = isKey && REFERENCE_KEYS.has(piece);
    } else if ('{}[],:'.includes(first)) {
      tokens.push({ start, end, kind: 'quiet' });
      if (first !== ':') afterReference = false;
    } else if (piece.trim() !== '') {
      tokens.push({ start, end, kind: 'literal' });
    }
  }
  if (line.length > MOST_UNITS) tokens.push({ start: MOST_UNITS, end: line.length, kind: 'plain' });
  return tokens;
}
