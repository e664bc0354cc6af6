import { useState } from 'react';
import { countOf, formatCount } from '../../ui/format.ts';
import type { PanelFrame } from '../../ui/panel.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { RunLine } from '../run-line.tsx';
import type { StrategiesTableProps } from './strategies-table.tsx';
import { StrategiesTable } from './strategies-table.tsx';
import type { StrategySort } from './strategy-sort.ts';

const SCOPES = [
  { value: 'tool', label: 'This tool' },
  { value: 'all', label: 'Whole list' },
] as const;

export interface StrategiesProps
  extends Omit<StrategiesTableProps, 'comparison' | 'sort' | 'onSort' | 'opened' | 'onOpen'> {
  readonly frame: PanelFrame;
  /** What is compared: a tool's name, or the list. */
  readonly about: string;
  readonly comparison: StrategiesTableProps['comparison'] | null;
  readonly scope: 'tool' | 'all';
  readonly onScope: (scope: 'tool' | 'all') => void;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

/** Every known way of rewriting, with what it costs, what it keeps, whether it means the same, and who can read it. */
export function StrategiesPanel({
  frame,
  about,
  comparison,
  scope,
  onScope,
  onCancel,
  onAgain,
  ...table
}: StrategiesProps) {
  const [sort, setSort] = useState<StrategySort | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Panel
      frame={frame}
      facts={<span className="facts">{about}</span>}
      tools={<Segmented label="Compare" value={scope} segments={SCOPES} onChange={onScope} />}
    >
      {comparison === null ? (
        <div className="body empty">Nothing to compare yet.</div>
      ) : (
        <>
          <div className="body scrolls" aria-busy={comparison.status === 'running'}>
            <StrategiesTable
              {...table}
              comparison={comparison}
              sort={sort}
              onSort={setSort}
              opened={opened}
              onOpen={setOpened}
            />
            <Method comparison={comparison} />
          </div>
          <RunLine
            status={comparison.status}
            doing={comparison.doing}
            done={comparison.done}
            total={comparison.rows.length}
            onCancel={onCancel}
            onAgain={onAgain}
          />
        </>
      )}
    </Panel>
  );
}

/** How the verdicts came about, with the numbers of one that tried instances. */
function Method({ comparison }: { readonly comparison: StrategiesTableProps['comparison'] }) {
  const counted = comparison.rows
    .map(({ verdict }) => (verdict.kind === 'known' ? verdict.value.verdict : null))
    .find((verdict) => verdict?.kind === 'no-difference');
  return (
    <p className="method">
      {counted?.kind === 'no-difference'
        ? `${countOf(counted.instances, 'instance')} made from the schema, ${formatCount(counted.valid)} valid and ${formatCount(counted.invalid)} not, judged by ${counted.judge.title}. `
        : ''}
      No difference in them is no proof. Readers are the real libraries; all of them stand in the
      panel Readers.
    </p>
  );
}
