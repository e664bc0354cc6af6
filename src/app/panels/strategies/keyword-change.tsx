import type { Witness } from '../../../judge/types.ts';

/** Characters of a value; what is longer is looked at in Before and After. */
const LONGEST = 240;
const MOST_LINES = 12;

/** What the keyword says in both forms: what stays, what goes and what comes. */
export function KeywordChange({
  keyword,
  change: { before, after },
}: {
  readonly keyword: string;
  readonly change: NonNullable<Witness['change']>;
}) {
  const lines = [
    ...before.map((value) => ({ value, sign: after.includes(value) ? '' : '−' })),
    ...after.filter((value) => !before.includes(value)).map((value) => ({ value, sign: '+' })),
  ];
  return (
    <section className="patch" aria-label="Before and after">
      {lines.slice(0, MOST_LINES).map(({ value, sign }) => (
        <div key={`${sign}${value}`} className={CLASS[sign] ?? ''}>
          <span className="patch-sign">{sign}</span>
          <span>
            {JSON.stringify(keyword)}:{' '}
            {value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value}
          </span>
        </div>
      ))}
    </section>
  );
}

const CLASS: Readonly<Record<string, string>> = { '−': 'del', '+': 'add' };
