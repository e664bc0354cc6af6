import type { SchemaLoaded, SchemaRef } from '../../../judge/types.ts';
import { levelOf, wordOf, wordsOfLoaded } from '../../state/loaded-words.ts';
import type { ReadColumn, Reading } from '../../state/readers-slice.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { JsonText } from '../json-text.tsx';
import type { ReadTool } from './read-grid.tsx';

/** What the chosen reader said about the chosen tool, in its own words, with the place where it names one. */
export function CellDetails({
  reading,
  column,
  tool,
  onGoTo,
}: {
  readonly reading: Reading;
  readonly column: ReadColumn | undefined;
  readonly tool: ReadTool | undefined;
  readonly onGoTo: (schema: SchemaRef, fragment: string) => void;
}) {
  const reader = reading.readers.find(({ id }) => id === column?.reader);
  if (column === undefined || reader === undefined || tool === undefined)
    return <p className="muted">Choose a mark to see what the reader said.</p>;
  const all = column.byTool.get(tool.index) ?? [];
  return (
    <section aria-label="What the reader said">
      <h3 className="strong">
        {reader.title}, {column.stage}: {tool.name}
      </h3>
      <p className="small muted">
        {reader.package} {reader.version}. {reader.summary}
      </p>
      {column.message === undefined ? null : <p>{column.message}</p>}
      {all.length === 0 && column.message === undefined ? (
        <p className="muted">{tool.schemas === 0 ? 'It has no schema.' : 'No answer yet.'}</p>
      ) : null}
      {all.map((one) => (
        <OneSchema key={one.schema.side} one={one} stage={column.stage} onGoTo={onGoTo} />
      ))}
    </section>
  );
}

function OneSchema({
  one: { schema, loaded },
  stage,
  onGoTo,
}: {
  readonly one: SchemaLoaded;
  readonly stage: ReadColumn['stage'];
  readonly onGoTo: (schema: SchemaRef, fragment: string) => void;
}) {
  const pointer = loaded.kind === 'error' ? loaded.pointer : undefined;
  const words = wordsOfLoaded(loaded);
  return (
    <div className="read-said">
      <p>
        <Icon name={levelOf(loaded)} className={levelOf(loaded)} />{' '}
        <b className="strong">
          {schema.side} {wordOf(loaded)}
        </b>
        {words === wordOf(loaded) || words === '' ? '' : `: ${words}`}
      </p>
      {loaded.kind === 'accepts-anything' || loaded.kind === 'misreads' ? (
        <JsonText text={loaded.instance} />
      ) : null}
      {pointer === undefined ? null : stage === 'before' ? (
        <Button look="line" onClick={() => onGoTo(schema, pointer)}>
          Go to {pointer}
        </Button>
      ) : (
        <p className="small muted">
          At <code className="anywhere">{pointer}</code> of the rewritten schema.
        </p>
      )}
    </div>
  );
}
