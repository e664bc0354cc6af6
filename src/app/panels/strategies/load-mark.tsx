import type { Awaited, LoadTally } from '../../state/strategies-slice.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MarkLevel } from '../../ui/severity-mark.tsx';

/** Whether one reader loads what a strategy made. */
export function LoadMark({
  reader,
  tally,
}: {
  readonly reader: string;
  readonly tally: Awaited<LoadTally> | undefined;
}) {
  if (tally === undefined || tally.kind === 'waiting' || tally.kind === 'running')
    return <span className="muted">–</span>;
  if (tally.kind === 'ended')
    return <Mark level="error" words="ended" title={`${reader}: ended`} />;
  if (tally.kind === 'failed')
    return <Mark level="error" words="failed" title={`${reader}: ${tally.message}`} />;
  const { loads, refuses, acceptsAnything, misreads, message } = tally.value;
  const title = message === '' ? reader : `${reader}: ${message}`;
  if (refuses > 0) return <Mark level="error" words="refuses" title={title} />;
  if (acceptsAnything > 0) return <Mark level="warning" words="accepts anything" title={title} />;
  if (misreads > 0) return <Mark level="warning" words="misreads" title={title} />;
  if (loads > 0) return <Mark level="pass" words="loads" title={`${reader} loads it`} />;
  return (
    <span className="muted" title={`${reader} reads no such schema`}>
      –
    </span>
  );
}

function Mark({
  level,
  words,
  title,
}: {
  readonly level: MarkLevel;
  readonly words: string;
  readonly title: string;
}) {
  return (
    <span title={title}>
      <Icon name={level} className={level} label={words} />
    </span>
  );
}
