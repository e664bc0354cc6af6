import type { Reading } from '../../state/readers-slice.ts';
import { Button } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';

const MOST_SUNK = 5;

/** What becomes of the list as a whole in clients that read it at once. */
export function Fates({
  reading,
  onSelectTool,
}: {
  readonly reading: Reading;
  readonly onSelectTool: (toolIndex: number) => void;
}) {
  const lists = reading.columns.filter(({ list }) => list !== undefined);
  if (lists.length === 0) return null;
  return (
    <section aria-label="The list as a whole">
      <h3 className="strong">The list as a whole</h3>
      <ul>
        {lists.map(({ reader, stage, list }) => {
          if (list === undefined) return null;
          const title = reading.readers.find(({ id }) => id === reader)?.title ?? reader;
          const isWhole = list.survive === list.tools;
          return (
            <li key={`${reader} ${stage}`}>
              <Icon name={isWhole ? 'pass' : 'error'} className={isWhole ? 'pass' : 'error'} />{' '}
              {title}, {stage}: {formatCount(list.survive)} of {formatCount(list.tools)} tools
              survive
              {isWhole ? null : (
                <span className="read-words small muted" title={list.message}>
                  {list.message}
                </span>
              )}
              {list.sunkBy.slice(0, MOST_SUNK).map(({ tool, toolIndex, message }) => (
                <Button
                  key={toolIndex}
                  look="fill"
                  title={message}
                  onClick={() => onSelectTool(toolIndex)}
                >
                  sunk by {tool}
                </Button>
              ))}
              {list.sunkBy.length > MOST_SUNK
                ? ` and ${formatCount(list.sunkBy.length - MOST_SUNK)} more`
                : ''}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
