import { useMemo } from 'react';
import { arrangeTools, toolRows } from '../state/select-tools.ts';
import { useApp, useAppStore, useSettled } from '../state/use-app.ts';
import { formatCount } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Middle } from '../ui/middle.tsx';

/** The list of tools where there is no room for one: the system's own picker, under a line in our looks. */
export function ToolPicker() {
  const store = useAppStore();
  const shown = useSettled((s) => s.shown);
  const focus = useApp((s) => s.focus);
  const sort = useApp((s) => s.arrangement.toolSort);
  const rows = useMemo(
    () => (shown === null ? [] : arrangeTools(toolRows(shown.report), sort, null)),
    [shown, sort],
  );
  const at = rows.findIndex((row) => row.index === focus.toolIndex);
  const row = rows[at];
  return (
    <div className="ptool">
      {row === undefined ? (
        <span className="muted">No tools</span>
      ) : (
        <>
          <Icon name={row.mark} className={row.mark} size="l" label={row.mark} />
          <Middle text={row.name} className="strong" />
          <span className="muted">{focus.side}</span>
          <span className="grow" />
          <span className="muted num">
            {formatCount(at + 1)} of {formatCount(rows.length)}
          </span>
          <Icon name="down" />
        </>
      )}
      <select
        aria-label="Tool"
        value={focus.toolIndex === null ? '' : `${focus.toolIndex}/${focus.side}`}
        onChange={(event) => {
          const [index = '', side = 'input'] = event.target.value.split('/');
          const { toolSelected, sideSelected } = store.getState();
          toolSelected(Number(index));
          if (side === 'output') sideSelected('output');
        }}
      >
        {rows.flatMap(({ index, name, mark }) =>
          (shown?.report.tools[index]?.schemas ?? []).map(({ side }) => (
            <option key={`${index}/${side}`} value={`${index}/${side}`}>
              {name} {side} ({mark})
            </option>
          )),
        )}
      </select>
    </div>
  );
}
