import { useCallback, useMemo } from 'react';
import { levelOf, wordOf, worstLoaded } from '../../state/loaded-words.ts';
import type { ReadColumn, Reading } from '../../state/readers-slice.ts';
import { formatCount } from '../../ui/format.ts';
import { MarkGrid } from '../../ui/mark-grid.tsx';
import type { MarkOf } from '../../ui/mark-row.tsx';

export interface ReadTool {
  /** Index into `Report.tools`. */
  readonly index: number;
  readonly name: string;
  readonly schemas: number;
}

/** Tools by readers, each before and after. */
export function ReadGrid({
  reading: { columns, readers },
  tools,
  selectedTool,
  onSelectTool,
  column,
  onColumn,
}: {
  readonly reading: Reading;
  readonly tools: readonly ReadTool[];
  readonly selectedTool: number | null;
  readonly onSelectTool: (toolIndex: number) => void;
  /** Index into `Reading.columns`. */
  readonly column: number;
  readonly onColumn: (column: number) => void;
}) {
  const rows = useMemo(() => tools.map(({ index: key, name }) => ({ key, name })), [tools]);
  const heads = useMemo(
    () =>
      readers.map(({ id, title, package: from, version, summary }) => ({
        id,
        title,
        hint: `${from} ${version}. ${summary}`,
        span: 2 as const,
      })),
    [readers],
  );
  const sums = useMemo(() => columns.map(sumOf), [columns]);
  const markOf = useCallback<MarkOf>(
    (tool, at) => {
      const loaded = columns[at]?.byTool.get(tool)?.map((one) => one.loaded) ?? [];
      const worst = worstLoaded(loaded);
      return worst === undefined ? undefined : { level: levelOf(worst), word: wordOf(worst) };
    },
    [columns],
  );
  return (
    <MarkGrid
      label="Tools by readers"
      sumLabel="tools with trouble"
      look="pair"
      heads={heads}
      columns={sums}
      rows={rows}
      markOf={markOf}
      selected={selectedTool}
      onSelect={onSelectTool}
      column={column}
      onColumn={onColumn}
    />
  );
}

const sumOf = ({ reader, stage, status, troubled, message }: ReadColumn) => ({
  id: `${reader} ${stage}`,
  hint: message ?? status,
  sum: (
    <>
      {stage}
      <br />
      {status === 'waiting' ? '–' : status === 'failed' ? 'failed' : formatCount(troubled.size)}
    </>
  ),
});
