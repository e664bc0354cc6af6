import type { ComparedRow } from '../../state/strategies-slice.ts';
import { verdictOf } from '../../state/strategy-verdict.ts';

export type StrategyColumn = 'strategy' | 'bytes' | 'growth' | 'references' | 'kept' | 'verdict';

export interface StrategySort {
  readonly column: StrategyColumn;
  readonly descending: boolean;
}

const SEVERITY = ['pass', 'hint', 'info', 'wait', 'warning', 'error'];

/** Rows in the order asked for; what has no number stands last either way. */
export function sortStrategies(
  rows: readonly ComparedRow[],
  { column, descending }: StrategySort,
): readonly ComparedRow[] {
  const sign = descending ? -1 : 1;
  if (column === 'strategy')
    return [...rows].sort((a, b) => sign * (a.info.id < b.info.id ? -1 : 1));
  const valued = rows.map((row) => ({ row, value: sortValue(row, column) }));
  valued.sort((a, b) => {
    if (a.value === null || b.value === null)
      return Number(a.value === null) - Number(b.value === null);
    return a.value === b.value ? 0 : sign * (a.value < b.value ? -1 : 1);
  });
  return valued.map(({ row }) => row);
}

function sortValue(row: ComparedRow, column: StrategyColumn): number | bigint | null {
  if (column === 'verdict') return SEVERITY.indexOf(verdictOf(row).level);
  if (row.size.kind !== 'known') return null;
  const { after, growth, referencesLeft, definitionsKept } = row.size.value;
  switch (column) {
    case 'bytes':
      return after === null ? null : BigInt(after);
    case 'growth':
      return growth;
    case 'references':
      return referencesLeft;
    default:
      return definitionsKept;
  }
}

export interface StrategyGroup {
  readonly title: string;
  readonly note: string;
  readonly rows: readonly ComparedRow[];
}

/** As a person meets them: what keeps the meaning, what changes it on purpose, what others do. */
export function groupStrategies(rows: readonly ComparedRow[]): readonly StrategyGroup[] {
  const isForOne = ({ info }: ComparedRow) => info.consumer !== undefined;
  const ours = rows.filter((row) => row.info.label === 'ours' && !isForOne(row));
  return [
    {
      title: 'Lossless',
      note: 'no instance may change its verdict',
      rows: ours.filter(({ info }) => info.lossless),
    },
    {
      title: 'Changes meaning on purpose',
      note: 'labelled with what is lost',
      rows: ours.filter(({ info }) => !info.lossless),
    },
    {
      title: 'For one client',
      note: 'what that client takes, as near to the meaning as it allows',
      rows: rows.filter(isForOne),
    },
    {
      title: 'Reproduces',
      note: 'what another project does, with its losses',
      rows: rows.filter((row) => row.info.label !== 'ours' && !isForOne(row)),
    },
  ].filter((group) => group.rows.length > 0);
}
