import type { GraphView } from '../../../engine/protocol.ts';
import { formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Middle } from '../../ui/middle.tsx';

/** Most rows that are put into the page; the rest is counted. */
const mostRows = 500;

/** The graph in numbers: the same definitions, with what they cost and how many references touch them. */
export function DefinitionTable({
  view,
  selected,
  onSelect,
  active,
}: {
  readonly view: GraphView;
  readonly selected: string | null;
  readonly onSelect: (pointer: string) => void;
  /** False while the drawing is shown: the table is then there for assistive technology only, without buttons. */
  readonly active: boolean;
}) {
  const { into, out } = referenceCounts(view);
  const rows = view.nodes.slice(0, mostRows);
  const left = view.omitted + view.nodes.length - rows.length;
  return (
    <div className={active ? 'graph-table' : 'visually-hidden'}>
      <table className="table" aria-label="Definitions">
        <thead>
          <tr>
            <th scope="col">Definition</th>
            <th scope="col" className="r-num">
              own
            </th>
            <th scope="col" className="r-num">
              copies
            </th>
            <th scope="col" className="r-num" title="References to it">
              refs in
            </th>
            <th scope="col" className="r-num" title="References in it">
              out
            </th>
            <th scope="col">on a cycle</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((node) => (
            <tr key={node.id} data-selected={node.pointer === selected}>
              <th scope="row">
                {active ? (
                  <button
                    type="button"
                    aria-pressed={node.pointer === selected}
                    onClick={() => onSelect(node.pointer)}
                  >
                    <Middle text={node.name} />
                  </button>
                ) : (
                  node.name
                )}
              </th>
              <td className="r-num">{formatCount(node.ownBytes)}</td>
              <td className="r-num">{formatCount(node.copies)}</td>
              <td className="r-num">{formatCount(into.get(node.id) ?? 0)}</td>
              <td className="r-num">{formatCount(out.get(node.id) ?? 0)}</td>
              <td>
                {node.onCycle ? (
                  <>
                    <Icon name="cycle" /> yes
                  </>
                ) : (
                  <span className="muted">no</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 ? <p className="copied-by">{formatCount(left)} more are not listed here.</p> : null}
    </div>
  );
}

function referenceCounts(view: GraphView) {
  const into = new Map<number, number>();
  const out = new Map<number, number>();
  for (const edge of view.edges) {
    into.set(edge.to, (into.get(edge.to) ?? 0) + edge.count);
    out.set(edge.from, (out.get(edge.from) ?? 0) + edge.count);
  }
  return { into, out };
}
