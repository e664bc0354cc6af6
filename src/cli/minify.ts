/** The same JSON text without a byte order mark and the space between its tokens; the rest as written. */
export function minify(text: string): string {
  const kept: string[] = [];
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  let inString = false;
  for (let i = from; i < text.length; i++) {
    const character = text[i];
    if (character === '"') inString = !inString;
    else if (inString && character === '\\') i++;
    else if (!inString && isSpace(character)) {
      kept.push(text.slice(from, i));
      from = i + 1;
    }
  }
  kept.push(text.slice(from));
  return kept.join('');
}

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '\n' || character === '\t' || character === '\r';
}
