import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { selectedLines } from './decorations.ts';
import type { CodeProps, PlaceAsked } from './editor-props.ts';
import { tokensOf } from './json-tokens.ts';
import { lineOfOffset, lineStarts } from './line-starts.ts';
import { gutterMarks } from './marks.ts';
import './editor.css';

/** CSS pixels of a row, as `--leading-code` says. */
const ROW = 18;

/** A text to read and not to change: on small screens, and until the editor is loaded. Only the rows in view exist. */
export function CodeLines({
  label,
  text,
  gaps,
  folds,
  changed,
  notes,
  marks,
  selected,
  sign,
  reveal = null,
  onUnfold,
}: CodeProps & {
  readonly reveal?: PlaceAsked | null;
  readonly onUnfold?: (name: string) => void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const starts = useMemo(() => lineStarts(text), [text]);
  const rows = useMemo(() => rowsOf(starts.length, gaps, folds), [starts, gaps, folds]);
  const lineOf = (offset: number) => lineOfOffset(starts, offset);
  const severe = useMemo(
    () => gutterMarks(marks, (offset) => lineOfOffset(starts, offset)),
    [marks, starts],
  );
  const chosen = selectedLines(selected, lineOf);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 20,
  });
  useEffect(() => {
    if (reveal === null) return;
    const row = rows.indexOf(lineOfOffset(starts, reveal.offset));
    virtual.scrollToIndex(row, { align: 'center' });
  }, [reveal, rows, starts, virtual]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="code-lines" ref={scroller} aria-label={label} tabIndex={0}>
      <div className="lines" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const line = rows[index] ?? 0;
          if (line === 0) return <div key={index} className="ln gap" style={{ top: start }} />;
          const isChanged = changed.some(({ from, to }) => from <= line && line <= to);
          const note = notes.get(line);
          const severity = severe.get(line);
          const fold = folds.find(({ header }) => header === line);
          const classes = [
            'ln',
            isChanged ? (sign === '+' ? 'add' : 'del') : '',
            chosen.has(line) ? 'sel' : '',
          ];
          return (
            <div key={index} className={classes.filter(Boolean).join(' ')} style={{ top: start }}>
              <span className="n">{line}</span>
              <span className="s">{isChanged ? (sign === '+' ? '+' : '−') : ''}</span>
              <span className="m">
                {severity !== undefined ? (
                  <Icon name={severity} className={severity} label={severity} />
                ) : null}
                {severity === undefined && note?.cycle === true ? (
                  <Icon name="cycle" label="on a cycle" />
                ) : null}
              </span>
              <span className="t">
                <Coloured
                  line={text.slice(starts[line - 1], (starts[line] ?? text.length + 1) - 1)}
                />
                {fold === undefined ? null : (
                  <>
                    <button
                      type="button"
                      className="fold-chip"
                      onClick={() => onUnfold?.(fold.name)}
                    >
                      {fold.to - fold.header - 1} lines
                    </button>
                    <span className="tok-quiet">{fold.close}</span>
                  </>
                )}
              </span>
              {note === undefined || note.note === '' ? null : (
                <span className="note">{note.note}</span>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}

function Coloured({ line }: { readonly line: string }) {
  const parts: React.ReactNode[] = [];
  let from = 0;
  for (const { start, end, kind } of tokensOf(line)) {
    if (start > from) parts.push(line.slice(from, start));
    parts.push(
      <span key={start} className={`tok-${kind}`}>
        {line.slice(start, end)}
      </span>,
    );
    from = end;
  }
  if (from < line.length) parts.push(line.slice(from));
  return <>{parts}</>;
}

/** One-based lines in the order of rows; 0 for an empty row. */
function rowsOf(
  lines: number,
  gaps: CodeProps['gaps'],
  folds: CodeProps['folds'],
): readonly number[] {
  const hidden = new Set<number>();
  for (const { header, to } of folds)
    for (let line = header + 1; line <= to; line += 1) hidden.add(line);
  const after = new Map(gaps.map(({ afterLine, rows }) => [afterLine, rows]));
  const rows: number[] = [];
  for (let line = 0; line <= lines; line += 1) {
    if (line > 0 && !hidden.has(line)) rows.push(line);
    for (let empty = after.get(line) ?? 0; empty > 0; empty -= 1) rows.push(0);
  }
  return rows;
}
