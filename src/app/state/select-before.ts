import type { SchemaView } from '../../engine/protocol.ts';
import type { TextRange } from '../../engine/report-types.ts';
import type { ShownMark } from '../editor/marks.ts';
import type { AppState } from './app-state.ts';
import type { Draft } from './document-slice.ts';
import type { Viewed } from './view-slice.ts';

export interface BeforeText {
  readonly text: string;
  /** Another schema or another document has another key. */
  readonly key: string;
  /** Where an edit goes; null: the text is not that of the document now, so it cannot be edited. */
  readonly target: Draft | null;
  /** The view whose places fit this very text; null while a person types. */
  readonly view: SchemaView | null;
  /** The last view of this schema: what is drawn on its lines moves along with them while a person types. */
  readonly drawn: Viewed | null;
}

/** What Before shows: the text being typed where there is one, else the schema pretty-printed. */
export function beforeText({
  document,
  viewed,
  focus,
  opened,
  latest,
}: AppState): BeforeText | null {
  const { draft } = document;
  const isDraft =
    draft !== null && draft.toolIndex === focus.toolIndex && draft.side === focus.side;
  if (isDraft) {
    const text = document.text.slice(draft.range.start, draft.range.end);
    const fits = viewed !== null && viewed.view.before.text === text && isOf(viewed.view, draft);
    return {
      text,
      key: keyOf(opened, draft),
      target: draft,
      view: fits ? viewed.view : null,
      drawn: viewed !== null && isOf(viewed.view, draft) ? viewed : null,
    };
  }
  if (viewed === null) return null;
  const { view } = viewed;
  const isCurrent =
    viewed.text === document.text &&
    !isFramed(latest) &&
    view.toolIndex === focus.toolIndex &&
    view.side === focus.side;
  return {
    text: view.before.text,
    key: keyOf(opened, view),
    target: isCurrent ? view : null,
    view,
    drawn: viewed,
  };
}

const keyOf = (
  opened: number,
  { toolIndex, side }: { readonly toolIndex: number; readonly side: string },
) => `${opened}/${toolIndex}/${side}`;

const isOf = (view: SchemaView, draft: Draft) =>
  view.toolIndex === draft.toolIndex && view.side === draft.side;

/** Findings of the source that fall into a draft, in places of the draft. */
export const marksWithin = (
  marks: readonly ShownMark[],
  { start, end }: TextRange,
): readonly ShownMark[] =>
  marks
    .filter((mark) => mark.start >= start && mark.start <= end)
    .map((mark) => ({ ...mark, start: mark.start - start, end: Math.min(mark.end, end) - start }));

/** Server-sent events: a line break in a schema would end its line of data, so it is edited in the source. */
const isFramed = (latest: AppState['latest']): boolean =>
  latest?.report.diagnostics.some(({ code }) => code === 'text/server-sent-events') ?? false;
