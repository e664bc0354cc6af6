import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { formatCount, formatGrowthOf } from '../../ui/format.ts';
import { Middle } from '../../ui/middle.tsx';
import type { SizeProps, ToolRow } from '../props.ts';

const pageOfTools = 50;

/** The second half of the table: what each tool's schemas are before and after, and by how much they grow. */
export function SizeToolRows({
  tools,
  selected,
  onSelect,
}: {
  readonly tools: SizeProps['tools'];
  readonly selected: number | null;
  readonly onSelect: (index: number) => void;
}) {
  const [limit, setLimit] = useState(pageOfTools);
  const shown = shownTools(tools, selected, limit);
  const left = tools.length - shown.length;
  return (
    <tbody>
      <tr className="head-row">
        <th scope="col">Tool</th>
        <th scope="col" className="r-num" title="Bytes of its schemas as served">
          before
        </th>
        <th scope="col" className="r-num" title="after divided by before">
          growth
        </th>
        <th scope="col" className="r-num" title="Bytes of its schemas in After">
          after
        </th>
        <td />
      </tr>
      {shown.map((tool) => (
        <tr key={tool.index} data-selected={tool.index === selected}>
          <th scope="row">
            <button
              type="button"
              aria-pressed={tool.index === selected}
              onClick={() => onSelect(tool.index)}
            >
              <Middle text={tool.name} />
            </button>
          </th>
          <td className="r-num">{formatCount(tool.before)}</td>
          <td className="r-num">{formatGrowthOf(tool.before, tool.after)}</td>
          <td className="r-num">{formatCount(tool.after)}</td>
          <td />
        </tr>
      ))}
      {left > 0 ? (
        <tr>
          <td colSpan={5}>
            <Button onClick={() => setLimit(limit + pageOfTools)}>
              Show {formatCount(Math.min(pageOfTools, left))} more of {formatCount(tools.length)}{' '}
              tools
            </Button>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

/** The first ones; the selected one too, wherever it stands. */
function shownTools(
  tools: readonly ToolRow[],
  selected: number | null,
  limit: number,
): readonly ToolRow[] {
  const first = tools.slice(0, limit);
  const chosen = tools.slice(limit).find((tool) => tool.index === selected);
  return chosen === undefined ? first : [...first, chosen];
}
