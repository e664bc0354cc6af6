/** Longer patterns are not compiled: that alone can take seconds. */
const LONGEST = 5_000;

export type PatternSyntax = 'good' | 'good-without-unicode' | 'bad';

/**
 * Is the text an ECMA-262 regular expression, in the Unicode mode that JSON Schema asks for or at least
 * without? It is compiled and never run.
 *
 * @source JSON Schema 2020-12 core, section 6.4.
 */
export function patternSyntax(text: string): PatternSyntax {
  if (text.length > LONGEST) return 'good';
  if (compiles(text, 'u')) return 'good';
  return compiles(text, '') ? 'good-without-unicode' : 'bad';
}

function compiles(text: string, flags: string): boolean {
  try {
    new RegExp(text, flags);
    return true;
  } catch {
    return false;
  }
}
