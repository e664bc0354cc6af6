import type { JudgeOutcome, Loaded, ReaderReport } from '../../judge/types.ts';
import type { Comparison, ComparisonRow } from '../comparison.ts';
import { visible } from '../visible.ts';
import { amount } from './amount.ts';
import { endedText, equivalenceText, witnessLines } from './equivalence-text.ts';
import type { Look, Paint } from './paint.ts';

/** Failures of a reader that are listed. */
const MOST_LISTED = 5;

/** A table of the strategies with a line about each, and what the readers make of the schemas as served. */
export function comparisonText({ served, rows }: Comparison, paint: Paint): string {
  const head = ['', 'bytes', 'growth', 'refs', 'defs', 'readers', ''];
  const table = [head, ...rows.map(cells)];
  const widths = head.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, at) =>
        at === 0 || at === 6
          ? cell.padEnd(at === 6 ? 0 : (widths[at] ?? 0))
          : cell.padStart(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const below = rows.map((row) => notes(row, served));
  const shown = lines.flatMap((line, at) => {
    const row = rows[at - 1];
    if (row === undefined) return [paint('dim', line)];
    return [paint(lookOf(row), line), ...(below[at - 1] ?? []).map((note) => `    ${note}`)];
  });
  const readers = served.flatMap((report) => readerLines(report));
  return [...(readers.length > 0 ? ['as served', ...readers, ''] : []), ...shown, ''].join('\n');
}

function cells({ strategy, size, equivalence, readers }: ComparisonRow): string[] {
  const meaning =
    equivalence.kind === 'answer'
      ? equivalenceText(equivalence.value.verdict)
      : outcomeText(equivalence);
  const loaded =
    readers.length === 0
      ? ''
      : size.kind !== 'answer' || size.value.failed > 0
        ? '-'
        : `${readers.filter(isFine).length} of ${readers.length}`;
  if (size.kind !== 'answer') return [strategy, '', '', '', '', loaded, outcomeText(size)];
  const { after, growth, referencesLeft, definitionsKept } = size.value;
  return [
    strategy,
    after === null ? '-' : amount(after),
    growth === null ? '-' : `x${growth.toPrecision(3)}`,
    referencesLeft === null ? '-' : amount(referencesLeft),
    definitionsKept === null ? '-' : amount(definitionsKept),
    loaded,
    meaning,
  ];
}

const outcomeText = (outcome: Exclude<JudgeOutcome<unknown>, { kind: 'answer' }>): string =>
  outcome.kind === 'ended'
    ? endedText(outcome.afterMs)
    : outcome.kind === 'crashed'
      ? `failed: ${visible(outcome.message)}`
      : 'cancelled';

function lookOf({ equivalence }: ComparisonRow): Look {
  if (equivalence.kind !== 'answer') return 'yellow';
  const { kind } = equivalence.value.verdict;
  if (kind === 'different' || kind === 'unreadable') return 'red';
  return kind === 'unchanged' || kind === 'no-difference' ? 'green' : 'yellow';
}

/** The witness, and readers that say something else than of the schemas as served. */
function notes({ equivalence, readers }: ComparisonRow, served: Comparison['served']): string[] {
  const witness =
    equivalence.kind === 'answer' && equivalence.value.verdict.kind === 'different'
      ? witnessLines(equivalence.value.verdict.witness)
      : [];
  const lines = readers.flatMap((report, at) => {
    const before = served[at];
    const known = new Set(before === undefined ? [] : readerLines(before));
    return isFine(report) ? [] : readerLines(report).filter((line) => !known.has(line));
  });
  return [...witness, ...lines];
}

/** Nothing failed to load, and nothing loaded without its meaning. */
function isFine(report: JudgeOutcome<ReaderReport>): boolean {
  if (report.kind !== 'answer') return false;
  const { schemas, list } = report.value;
  return list?.message === undefined && schemas.every(({ loaded }) => isLoaded(loaded));
}

const isLoaded = ({ kind }: Loaded): boolean => kind === 'loads' || kind === 'not-read';

function readerLines(report: JudgeOutcome<ReaderReport>): string[] {
  if (report.kind !== 'answer') return [outcomeText(report)];
  const { reader, schemas, list } = report.value;
  const failed = schemas.filter(({ loaded }) => !isLoaded(loaded));
  const lines = failed
    .slice(0, MOST_LISTED)
    .map(
      ({ schema, loaded }) =>
        `${reader}: ${visible(schema.tool)} ${schema.side}: ${loadedText(loaded)}`,
    );
  if (failed.length > MOST_LISTED) lines.push(`${reader}: and ${failed.length - MOST_LISTED} more`);
  if (list?.message !== undefined) {
    const by = list.sunkBy.map(({ tool }) => visible(tool)).join(', ');
    lines.push(
      `${reader}: the list is lost, ${list.survive} of ${list.tools} tools are left${by === '' ? '' : `; sunk by ${by}`}`,
    );
  }
  return lines.length > 0
    ? lines
    : [
        `${reader}: loads ${schemas.length - notRead(report.value)} of ${schemas.length - notRead(report.value)} schemas`,
      ];
}

const notRead = ({ schemas }: ReaderReport): number =>
  schemas.filter(({ loaded }) => loaded.kind === 'not-read').length;

function loadedText(loaded: Loaded): string {
  switch (loaded.kind) {
    case 'loads':
      return loaded.untriedAfterMs === undefined
        ? 'loads'
        : `loads, not tried: ${endedText(loaded.untriedAfterMs)}`;
    case 'error':
      return visible(loaded.message.replace(/\s+/g, ' '));
    case 'accepts-anything':
      return `accepts anything, such as ${visible(loaded.instance)}`;
    case 'misreads':
      return `${loaded.says ? 'accepts' : 'refuses'} ${visible(loaded.instance)}, and ${loaded.judge} does not`;
    case 'too-deep':
      return `nests ${loaded.levels} levels, this reader survives ${loaded.limit}`;
    case 'ended':
      return endedText(loaded.afterMs);
    case 'crashed':
      return `fails: ${visible(loaded.message)}`;
    case 'not-read':
      return loaded.why;
  }
}
