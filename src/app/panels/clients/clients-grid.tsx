import { useCallback, useMemo } from 'react';
import type { ClientColumn, ClientsTable } from '../../state/clients-table.ts';
import { levelOfOutcome, ruleById, WHOLE_LIST } from '../../state/clients-table.ts';
import { countOf, formatCount } from '../../ui/format.ts';
import { MarkGrid } from '../../ui/mark-grid.tsx';
import type { MarkOf } from '../../ui/mark-row.tsx';

/** Up to here there is room for a word in each cell. */
const WIDE_UP_TO = 5;

/** Tools by clients: what each does with what is served, and with what was given where that differs. */
export function ClientsGrid({
  table,
  tools,
  selected,
  onSelect,
  column,
  onColumn,
}: {
  readonly table: ClientsTable;
  /** Names, by index. */
  readonly tools: readonly string[];
  readonly selected: number | null;
  readonly onSelect: (tool: number) => void;
  readonly column: number;
  readonly onColumn: (column: number) => void;
}) {
  const { columns, cellAt } = table;
  const look = columns.length <= WIDE_UP_TO ? 'wide' : 'upright';
  const rows = useMemo(
    () =>
      table.rows.map((key) => ({
        key,
        name: key === WHOLE_LIST ? 'The list as a whole' : (tools[key] ?? ''),
      })),
    [table.rows, tools],
  );
  const heads = useMemo(
    () =>
      columns.map(({ consumer: { id, title, kind } }) => ({
        id,
        title,
        hint: `${title}, ${kind}`,
        span: 1 as const,
      })),
    [columns],
  );
  const sums = useMemo(() => columns.map(sumOf), [columns]);
  const markOf = useCallback<MarkOf>(
    (tool, at) => {
      const consumer = columns[at]?.consumer;
      if (consumer === undefined) return undefined;
      const cell = cellAt(tool, consumer.id);
      if (cell === undefined)
        return { level: 'pass', word: 'works', ...(look === 'wide' ? { text: 'works' } : {}) };
      const { before, after, rules } = cell;
      const worst = rules.find((one) => one.after !== undefined) ?? rules[0];
      const looksAt = ruleById([consumer], worst?.rule ?? '')?.rule.looksAt ?? '';
      const why = after === 'works' && before === 'works' ? '' : looksAt;
      return {
        level: levelOfOutcome(after),
        word: `${before === after ? '' : `${before} before, `}${after}${why === '' ? '' : `: ${why}`}`,
        ...(look === 'wide' ? { text: after === 'works' ? 'works' : `${after}: ${why}` } : {}),
        ...(before === after ? {} : { was: levelOfOutcome(before) }),
      };
    },
    [columns, cellAt, look],
  );
  return (
    <MarkGrid
      label="Tools by clients"
      sumLabel="tools refused"
      look={look}
      heads={heads}
      columns={sums}
      rows={rows}
      markOf={markOf}
      selected={selected}
      onSelect={onSelect}
      column={column}
      onColumn={onColumn}
    />
  );
}

const sumOf = ({ consumer: { id, title }, refusedBefore, refusedAfter }: ClientColumn) => ({
  id,
  hint: `${title} refuses ${countOf(refusedBefore, 'tool')} as given, ${formatCount(refusedAfter)} as rewritten`,
  sum:
    refusedBefore === refusedAfter
      ? formatCount(refusedAfter)
      : `${formatCount(refusedBefore)}→${formatCount(refusedAfter)}`,
});
