import type { DialectId } from '../../dialects/define-dialect.ts';
import { dialectByUri, dialects } from '../../dialects/index.ts';
import type { Keyword } from '../../json/keywords.ts';
import type { Look, Predicate } from '../define-predicate.ts';
import { isArray, memberOf } from './read.ts';

const seeStamp =
  (minded: (id: DialectId | undefined) => boolean): NonNullable<Predicate['root']> =>
  (look) => {
    const { stamp } = look.schema;
    if (stamp === undefined || !minded(dialectByUri(stamp)?.id)) return;
    const member = memberOf(look, look.schema.node, '$schema');
    if (member >= 0) look.hit(member, stamp);
  };

/** Stamped with something else than these dialects. */
export const stampNot = (
  known: readonly DialectId[],
  side: NonNullable<Predicate['side']> = 'input',
): Predicate => ({
  key: `${side} stamp not ${known.join()}`,
  side,
  root: seeStamp((id) => id === undefined || !known.includes(id)),
});

export const stampIs = (id: DialectId): Predicate => ({
  key: `stamp is ${id}`,
  root: seeStamp((stamped) => stamped === id),
});

/** `$schema`, whatever it says. */
export const stamped: Predicate = {
  key: 'stamped',
  root(look) {
    const member = memberOf(look, look.schema.node, '$schema');
    if (member >= 0) look.hit(member);
  },
};

const draft07 = dialects.find(({ id }) => id === 'draft-07');
const latest = dialects.find(({ id }) => id === '2020-12');
/** Readers follow pointers into `$defs` whatever dialect they know, and these do no harm. */
const HARMLESS: ReadonlySet<Keyword> = new Set([
  ...(['$defs', '$anchor', '$vocabulary', 'deprecated', 'contentSchema'] as const),
]);
const newer = [...(latest?.keywords.keys() ?? [])].filter(
  (word) => draft07?.keywords.has(word) !== true && !HARMLESS.has(word),
);

/** Words of 2020-12 that Draft 7 does not have; with `unstamped`, only where the stamp does not say 2020-12. */
export const newerThanDraft07 = (
  side: NonNullable<Predicate['side']>,
  unstamped = false,
): Predicate => {
  const see = (look: Look, member: number): void => {
    if (
      unstamped &&
      look.schema.stamp !== undefined &&
      dialectByUri(look.schema.stamp)?.id === '2020-12'
    )
      return;
    look.hit(member);
  };
  return {
    key: `${side} newer than draft-07${unstamped ? ' without its stamp' : ''}`,
    side,
    on: Object.fromEntries(newer.map((word) => [word, see])),
  };
};

/** Syntax of Draft 7 in a schema that names no dialect, and so is read as 2020-12. */
export const oldSyntaxUnstamped: Predicate = {
  key: 'old syntax without a stamp',
  on: {
    items(look, member) {
      if (look.schema.stamp === undefined && isArray(look.facts.doc, member)) look.hit(member);
    },
    additionalItems: seeOld,
    dependencies: seeOld,
  },
};

function seeOld(look: Look, member: number): void {
  if (look.schema.stamp === undefined) look.hit(member);
}
