import { lazy, Suspense, useMemo } from 'react';
import { align, notesByLine } from '../../editor/align.ts';
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

function useDressing(before: BeforeText | null): Dressing {
  const pointer = useApp((s) => s.focus.pointer);
  const latest = useApp((s) => s.latest);
  const text = useApp((s) => s.document.text);
  const view = before?.view ?? null;
  const aligned = useMemo(() => (view === null ? null : align(view.hunks)), [view]);
  const notes = useMemo(
    () => (view === null ? NO_DRESSING.notes : notesByLine(view.before.notes)),
    [view],
  );
  const range = before?.target?.range ?? null;
  const marks = useMemo(() => {
    if (latest === null) return NO_DRESSING.marks;
    if (view !== null) return shownMarks(view.marks, latest.report.diagnostics);
    return latest.text === text && range !== null
      ? marksWithin(sourceMarks(latest.report.diagnostics), range)
      : NO_DRESSING.marks;
  }, [view, latest, text, range]);
  const selected = useMemo(() => {
    const place = view === null || pointer === '' ? null : placeOf(view.before.places, pointer);
    return place === null || place.pointer === ''
      ? NO_DRESSING.selected
      : [{ start: place.offset, end: place.end }];
  }, [view, pointer]);
  return useMemo(
    () => ({
      gaps: aligned?.before.gaps ?? NO_DRESSING.gaps,
      changed: aligned?.before.changed ?? NO_DRESSING.changed,
      notes,
      marks,
      selected,
    }),
    [aligned, notes, marks, selected],
  );
}
