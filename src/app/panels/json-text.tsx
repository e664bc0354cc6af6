import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { tokensOf } from '../editor/json-tokens.ts';
import { shortLayout } from './short-layout.ts';

/** Lines of an instance that are shown; a witness is small, or it would not be one. */
const MOST_LINES = 40;

/** A small JSON text with colours, to be read. */
export function JsonText({ text }: { readonly text: string }) {
  const lines = shortLayout(text).split('\n');
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
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end, kind } of tokensOf(line)) {
    if (start > from) parts.push(line.slice(from, start));
    parts.push(
      <span key={start} className={kind === 'plain' ? '' : `tok-${kind}`}>
        {line.slice(start, end)}
      </span>,
    );
    from = end;
  }
  parts.push(line.slice(from));
  return parts;
}
