import type { RegexToken } from './regex-tokens.ts';
import { regexTokens } from './regex-tokens.ts';

interface Group {
  /** Each alternative as text, to see whether two begin alike. */
  alternatives: string[];
  /** Of the alternative that is being read: */
  endless: boolean;
  /** Something that always takes a character stands beside what is endless. */
  anchored: boolean;
  /** Of any alternative: repeated without a bound and nothing else. */
  loose: boolean;
}

const fresh = (): Group => ({ alternatives: [''], endless: false, anchored: false, loose: false });

/**
 * Can a match take exponential time in an engine that backtracks? A repeated group whose content is itself
 * repeated with nothing fixed beside it (`(a+)+`), or whose alternatives begin alike (`(a|ab)*`).
 *
 * A heuristic: what it says is likely, and what it does not say may still be slow.
 *
 * @shape O(length), no recursion.
 */
export function isLikelySlow(pattern: string): boolean {
  if (!/\)[*+{]/.test(pattern)) return false;
  const tokens = [...regexTokens(pattern)];
  const stack: Group[] = [];
  let group = fresh();
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'open') {
      stack.push(group);
      group = fresh();
    } else if (token.kind === 'or') endAlternative(group);
    else if (token.kind === 'close') {
      endAlternative(group);
      const closed = group;
      const next = tokens[index + 1];
      const isEndless = next?.kind === 'quantifier' && next.most === Number.POSITIVE_INFINITY;
      if (isEndless && (closed.loose || beginAlike(closed.alternatives))) return true;
      group = stack.pop() ?? fresh();
      addPart(group, `(${closed.alternatives.slice(0, -1).join('|')})`, next, closed.loose);
    } else if (token.kind === 'atom') addPart(group, token.text, tokens[index + 1], false);
  }
  return false;
}

function addPart(group: Group, text: string, next: RegexToken | undefined, isLoose: boolean): void {
  const last = group.alternatives.length - 1;
  const quantifier = next?.kind === 'quantifier' ? next : undefined;
  group.alternatives[last] +=
    quantifier === undefined ? text : `${text}{${quantifier.least},${quantifier.most}}`;
  if (isLoose || quantifier?.most === Number.POSITIVE_INFINITY) group.endless = true;
  else if (quantifier === undefined || quantifier.least > 0) group.anchored = true;
}

function endAlternative(group: Group): void {
  if (group.endless && !group.anchored) group.loose = true;
  group.endless = false;
  group.anchored = false;
  group.alternatives.push('');
}

/** Is one alternative the beginning of another? Few are compared: a long list of words is no repetition. */
function beginAlike(alternatives: readonly string[]): boolean {
  const some = alternatives.slice(0, Math.min(alternatives.length - 1, 30));
  return some.some(
    (one, i) => one !== '' && some.some((other, j) => i !== j && other.startsWith(one)),
  );
}
