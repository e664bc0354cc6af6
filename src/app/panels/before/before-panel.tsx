import { lazy, Suspense, useMemo } from 'react';
import { notesByLine } from '../../editor/align.ts';
import { CodeLines } from '../../editor/code-lines.tsx';
import type { Dressing } from '../../editor/editor-props.ts';
import { NO_DRESSING } from '../../editor/editor-props.ts';
import { placeOf, pointerAt } from '../../editor/jumps.ts';
import { markAt, shownMarks, sourceMarks } from '../../editor/marks.ts';
import { PlainField } from '../../editor/plain-field.tsx';
import type { BeforeText } from '../../state/select-before.ts';
import { beforeText, marksWithin } from '../../state/select-before.ts';
import { useApp, useAppStore, useSettled } from '../../state/use-app.ts';
import { useServices } from '../../state/use-services.ts';
import { Panel } from '../../ui/panel.tsx';
import { useAlignment } from '../use-alignment.ts';
import { useFrame } from '../use-frame.ts';
import { BeforeFacts, BeforeTools } from './before-head.tsx';
import { SourceText } from './source-text.tsx';
import { TroubleNotice } from './trouble-notice.tsx';

const CodeEditor = lazy(() => import('../../editor/code-editor.tsx'));

/** The schema as it is given, pretty-printed and editable, or the whole source. */
export function BeforePanel() {
  const frame = useFrame('Before', false);
  const mode = useApp((s) => s.beforeMode);
  const hasSchema = useApp((s) => s.viewed !== null || s.document.draft !== null);
  return (
    <Panel frame={frame} facts={<BeforeFacts />} tools={<BeforeTools />} headClassName="code-head">
      {/* The name of the text is a contract, so the way out of it is said beside it. */}
      {frame.small ? null : (
        <p className="visually-hidden">In the editor, Control M lets Tab move on.</p>
      )}
      <div className="body">{mode === 'schema' && hasSchema ? <SchemaText /> : <SourceText />}</div>
      <TroubleNotice />
    </Panel>
  );
}

function SchemaText() {
  const store = useAppStore();
  const services = useServices();
  const small = useApp((s) => s.small);
  const document = useApp((s) => s.document);
  const viewed = useSettled((s) => s.viewed);
  const focus = useApp((s) => s.focus);
  const opened = useApp((s) => s.opened);
  const latest = useApp((s) => s.latest);
  const asked = useApp((s) => s.reveal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these five are what `beforeText` reads
  const before = useMemo(
    () => beforeText(store.getState()),
    [document, viewed, focus, opened, latest],
  );
  const dressing = useDressing(before);
  const reveal = useMemo(() => {
    const { focus: now } = store.getState();
    const view = before?.view;
    if (
      asked === null ||
      view == null ||
      view.toolIndex !== now.toolIndex ||
      view.side !== now.side
    )
      return null;
    const place =
      asked.pointer === '' && !asked.takeFocus ? null : placeOf(view.before.places, asked.pointer);
    return place === null ? null : { offset: place.offset, takeFocus: asked.takeFocus, asked };
  }, [asked, before?.view, store]);
  if (before === null) return null;

  const edit = (text: string) => {
    if (before.target !== null)
      store.getState().schemaEdited(currentTarget(store.getState(), before), text, Date.now());
  };
  const caret = (offset: number) => {
    const view = before.view;
    const pointer = view === null ? null : pointerAt(before.text, view.before.places, offset);
    if (pointer !== null)
      store.getState().caretMoved(pointer, markAt(dressing.marks, offset)?.id ?? null);
  };
  if (small) {
    return (
      <PlainField
        label="Schema text"
        text={before.text}
        readOnly={before.target === null}
        fingers
        reveal={reveal}
        onEdit={edit}
        onCaret={caret}
      />
    );
  }
  const code = {
    label: 'Schema text',
    text: before.text,
    textKey: before.key,
    sign: '-',
    ...dressing,
  } as const;
  return (
    <Suspense fallback={<CodeLines {...code} />}>
      <CodeEditor
        {...code}
        readOnly={before.target === null}
        linked
        reveal={reveal}
        onEdit={edit}
        onCaret={caret}
        onUnfold={store.getState().foldOpened}
        onApplyFix={services.applyFix}
      />
    </Suspense>
  );
}

/** A second keystroke before the next render goes where the first one put the text. */
function currentTarget(
  { document: { draft } }: { readonly document: { readonly draft: BeforeText['target'] } },
  before: BeforeText,
) {
  const target = before.target;
  if (target === null) throw new Error('Not editable');
  return draft !== null && draft.toolIndex === target.toolIndex && draft.side === target.side
    ? draft
    : target;
}

/** While a person types, all of it stays the same value, so that the editor moves it with the lines it stands on. */
function useDressing(before: BeforeText | null): Dressing {
  const pointer = useApp((s) => s.focus.pointer);
  const trouble = useTroubleMarks(before);
  const drawn = before?.drawn ?? null;
  const { before: side, folds } = useAlignment(drawn);
  const { gaps, changed } = drawn === null ? NO_DRESSING : side;
  const notes = useMemo(
    () => (drawn === null ? NO_DRESSING.notes : notesByLine(drawn.view.before.notes)),
    [drawn],
  );
  const marks = useMemo(
    () => (drawn === null ? NO_DRESSING.marks : shownMarks(drawn.view.marks, drawn.diagnostics)),
    [drawn],
  );
  const selected = useMemo(() => {
    const place =
      drawn === null || pointer === '' ? null : placeOf(drawn.view.before.places, pointer);
    return place === null || place.pointer === ''
      ? NO_DRESSING.selected
      : [{ start: place.offset, end: place.end }];
  }, [drawn, pointer]);
  return useMemo(
    () => ({
      gaps,
      folds: folds.before,
      changed,
      notes,
      marks: trouble ?? marks,
      selected,
    }),
    [gaps, folds, changed, notes, trouble, marks, selected],
  );
}

/** Where the text that is being typed cannot be read; null where it can or is not judged yet. */
function useTroubleMarks(before: BeforeText | null) {
  const latest = useApp((s) => s.latest);
  const isTrouble = useApp((s) => s.latest !== s.shown && s.latest?.text === s.document.text);
  const range = before?.target?.range;
  return useMemo(
    () =>
      !isTrouble || latest === null || range === undefined
        ? null
        : marksWithin(sourceMarks(latest.report.diagnostics), range),
    [isTrouble, latest, range],
  );
}
