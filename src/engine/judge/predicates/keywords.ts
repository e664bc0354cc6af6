import type { Keyword } from '../../json/keywords.ts';
import { KEYWORDS } from '../../json/keywords.ts';
import type { Look, Predicate } from '../define-predicate.ts';

const hitMember = (look: Look, member: number): void => look.hit(member);

const table = (words: readonly Keyword[]): NonNullable<Predicate['on']> =>
  Object.fromEntries(words.map((word) => [word, hitMember]));

/** Any of these keywords, wherever a schema stands. */
export const keywords = (
  words: readonly Keyword[],
  side: NonNullable<Predicate['side']> = 'input',
): Predicate => ({ key: `${side} keywords ${words.join()}`, side, on: table(words) });

/** Any keyword but these, and any word that no dialect knows. */
export const keywordsOutside = (allowed: readonly Keyword[]): Predicate => ({
  key: `keywords outside ${allowed.join()}`,
  on: table(KEYWORDS.filter((word) => !allowed.includes(word))),
  onOther: hitMember,
});
