import { Fragment } from 'react';
import { tokensOf } from '../editor/json-tokens.ts';

/** Lines of an instance that are shown; a witness is small, or it would not be one. */
const MOST_LINES = 40;

/** A small JSON text with colours, to be read. */
export function JsonText({ text }: { readonly text: string }) {
  const lines = pretty(text).split('\n');
  return (
    <pre className="json-text">
      {lines.slice(0, MOST_LINES).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and never move
        <Fragment key={at}>
          <Line line={line} />
          {'\n'}
        </Fragment>
      ))}
      {lines.length > MOST_LINES ? `… ${lines.length - MOST_LINES} more lines` : ''}
    </pre>
  );
}

function Line({ line }: { readonly line: string }) {
  return tokensOf(line).map(({ start, end, kind }) => (
    <span key={start} className={kind === 'plain' ? '' : `tok-${kind}`}>
      {line.slice(start, end)}
    </span>
  ));
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
