/** How a pattern fares as a regular expression; it is only read, never run. */
export type Syntax =
  | { readonly kind: 'good' }
  /** `plain`: the same without escapes that Unicode mode does not know. */
  | { readonly kind: 'not-unicode'; readonly reason: string; readonly plain: string | undefined }
  | { readonly kind: 'wrong'; readonly reason: string };

/** ECMA-262 with the flag `u`, as JSON Schema recommends (2020-12 core, section 6.4). */
export function syntaxOf(pattern: string): Syntax {
  const reason = complaint(pattern, 'u');
  if (reason === undefined) return { kind: 'good' };
  if (complaint(pattern, '') !== undefined) return { kind: 'wrong', reason };
  const plain = withoutNeedlessEscapes(pattern);
  return {
    kind: 'not-unicode',
    reason,
    plain: plain !== pattern && complaint(plain, 'u') === undefined ? plain : undefined,
  };
}

function complaint(pattern: string, flags: string): string | undefined {
  try {
    new RegExp(pattern, flags);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    // "Invalid regular expression: /.../u: Unmatched ')'": the end says why.
    return message.slice(message.lastIndexOf(': ') + 2);
  }
}

/** Characters that need no backslash outside and inside a class, and mean themselves with one where `u` is not set. */
const NEEDLESS = /[^\w\s^$\\.*+?()[\]{}|/]/;
const NEEDLESS_IN_CLASS = /[^\w\s^$\\.*+?()[\]{}|/-]/;

function withoutNeedlessEscapes(pattern: string): string {
  let out = '';
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const c = pattern[at] as string;
    const next = pattern[at + 1] ?? '';
    if (c === '\\') {
      out += (inClass ? NEEDLESS_IN_CLASS : NEEDLESS).test(next) ? next : c + next;
      at++;
      continue;
    }
    if (c === '[') inClass = true;
    if (c === ']') inClass = false;
    out += c;
  }
  return out;
}

/** What the pattern probably comes from, where it has a form that ECMA-262 does not know. */
export function foreignForm(pattern: string): string | undefined {
  if (/\(\?P[<=>]/.test(pattern)) return 'Named groups are written (?<name>...), without the P.';
  if (/\(\?[a-z]+\)/.test(pattern)) return 'Flags such as (?i) cannot stand in the pattern.';
  if (/\\[AzZ]/.test(pattern)) return 'The anchors are ^ and $, not \\A and \\Z.';
  if (/\[\[:\w+:\]\]/.test(pattern)) return 'Classes such as [:alpha:] are those of POSIX.';
  if (/[*+?}]\+|\(\?>/.test(pattern))
    return 'There are no possessive quantifiers and no atomic groups.';
  return undefined;
}
