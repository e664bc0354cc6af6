import { memo, useMemo, useState } from 'react';
import type { SchemaRef } from '../../../judge/types.ts';
import type { Reading } from '../../state/readers-slice.ts';
import { Button } from '../../ui/button.tsx';
import { countOf, formatCount } from '../../ui/format.ts';
import type { PanelFrame } from '../../ui/panel.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RunLine } from '../run-line.tsx';
import { CellDetails } from './cell-details.tsx';
import { Fates } from './fates.tsx';
import { Legend } from './legend.tsx';
import type { ReadTool } from './read-grid.tsx';
import { ReadGrid } from './read-grid.tsx';

export interface ReadersProps {
  readonly frame: PanelFrame;
  readonly reading: Reading | null;
  readonly tools: readonly ReadTool[];
  readonly selectedTool: number | null;
  readonly onSelectTool: (toolIndex: number) => void;
  readonly onlyTrouble: boolean;
  readonly onOnlyTrouble: (only: boolean) => void;
  readonly onGoTo: (schema: SchemaRef, fragment: string) => void;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

/** Every tool by every reader, before and after; choosing a mark shows what the reader said. */
export const ReadersPanel = memo(function ReadersPanel(props: ReadersProps) {
  const { frame, reading, tools, onlyTrouble, onOnlyTrouble } = props;
  const [column, setColumn] = useState(0);
  const troubled = useMemo(() => troubledIn(reading?.columns ?? []), [reading?.columns]);
  const shown = useMemo(
    () => (onlyTrouble ? tools.filter(({ index }) => troubled.has(index)) : tools),
    [tools, troubled, onlyTrouble],
  );
  const facts =
    reading === null
      ? ''
      : `${countOf(tools.length, 'tool')}, ${formatCount(troubled.size)} with trouble`;
  return (
    <Panel
      frame={frame}
      facts={<span className="facts num">{facts}</span>}
      tools={
        <Button aria-pressed={onlyTrouble} onClick={() => onOnlyTrouble(!onlyTrouble)}>
          Only trouble
        </Button>
      }
    >
      {reading === null ? (
        <div className="body empty">Nothing to read yet.</div>
      ) : (
        <>
          <div className="body mark-body" aria-busy={reading.status === 'running'}>
            <ReadGrid
              reading={reading}
              tools={shown}
              selectedTool={props.selectedTool}
              onSelectTool={props.onSelectTool}
              column={column}
              onColumn={setColumn}
            />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
            <section className="mark-side" aria-label="Details" tabIndex={0}>
              <CellDetails
                reading={reading}
                column={reading.columns[column]}
                tool={tools.find(({ index }) => index === props.selectedTool)}
                onGoTo={props.onGoTo}
              />
              <Fates reading={reading} onSelectTool={props.onSelectTool} />
              <Legend />
            </section>
          </div>
          <RunLine
            status={reading.status}
            doing={reading.doing}
            done={reading.done}
            total={reading.columns.length}
            onCancel={props.onCancel}
            onAgain={props.onAgain}
          />
        </>
      )}
    </Panel>
  );
});

function troubledIn(columns: Reading['columns']): ReadonlySet<number> {
  const all = new Set<number>();
  for (const { troubled } of columns) for (const tool of troubled) all.add(tool);
  return all;
}
