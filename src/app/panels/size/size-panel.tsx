import { useMemo, useState } from 'react';
import type { SchemaView } from '../../../engine/protocol.ts';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { SizeProps } from '../props.ts';
import { CopiedBy } from './copied-by.tsx';
import { GrowthChart } from './growth-chart.tsx';
import type { SizeSort } from './size-rows.ts';
import { shownRows } from './size-rows.ts';
import { SizeTreemap } from './size-treemap.tsx';
import { SizesTable } from './sizes-table.tsx';

type Look = 'growth' | 'treemap';

const looks = [
  { value: 'growth', label: 'Growth' },
  { value: 'treemap', label: 'Treemap' },
] as const;

const facts: Readonly<Record<Look, string>> = {
  growth: 'growth per tool, log scale',
  treemap: 'bytes after, per definition',
};

/** What it costs: growth of every tool, and which definitions of the chosen schema the bytes are. */
export function SizePanel(props: SizeProps) {
  const { frame, view } = props;
  const [look, setLook] = useState<Look>('growth');
  return (
    <Panel
      frame={frame}
      facts={<span className="facts">{facts[look]}</span>}
      tools={<Segmented label="Picture" value={look} segments={looks} onChange={setLook} />}
    >
      {view === null ? (
        <div className="body empty">No schema is chosen.</div>
      ) : (
        <SizeBody {...props} view={view} look={look} />
      )}
    </Panel>
  );
}

function SizeBody({
  view,
  look,
  tools,
  selectedTool,
  onSelectTool,
  selected,
  onSelect,
}: SizeProps & { readonly view: SchemaView['sizes']; readonly look: Look }) {
  const [sort, setSort] = useState<SizeSort>({ column: 'after', descending: true });
  const rows = useMemo(() => shownRows(view, sort), [view, sort]);
  const chosen = rows.find((row) => row.pointer === selected);
  return (
    <div className="body size-body">
      <div className="size">
        {look === 'growth' ? (
          <GrowthChart tools={tools} selected={selectedTool} onSelect={onSelectTool} />
        ) : (
          <SizeTreemap rows={rows} selected={selected} onSelect={onSelect} />
        )}
        <div className="data">
          <SizesTable
            sizes={view}
            tools={tools}
            selectedTool={selectedTool}
            onSelectTool={onSelectTool}
            rows={rows}
            sort={sort}
            onSort={setSort}
            selected={selected}
            onSelect={onSelect}
          />
          {chosen === undefined ? null : <CopiedBy row={chosen} onSelect={onSelect} />}
        </div>
      </div>
    </div>
  );
}
