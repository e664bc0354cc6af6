/** How deep a JSON text nests, read without a parser: strings are skipped, nothing is built. */
export function levelsOf(text: string): number {
  let levels = 0;
  let deepest = 0;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case 0x22:
        for (i++; i < text.length && text.charCodeAt(i) !== 0x22; i++)
          if (text.charCodeAt(i) === 0x5c) i++;
        break;
      case 0x7b:
      case 0x5b:
        levels += 1;
        if (levels > deepest) deepest = levels;
        break;
      case 0x7d:
      case 0x5d:
        levels -= 1;
    }
  }
  return deepest;
}
