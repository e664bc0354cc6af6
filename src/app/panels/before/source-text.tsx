import { lazy, Suspense, useMemo } from 'react';
import { NO_DRESSING } from '../../editor/editor-props.ts';
import { MOST_EDITOR_UNITS } from '../../editor/large.ts';
import { sourceMarks } from '../../editor/marks.ts';
import { PlainField } from '../../editor/plain-field.tsx';
import { marksWithin } from '../../state/select-before.ts';
import { useApp, useAppStore } from '../../state/use-app.ts';
import { useServices } from '../../state/use-services.ts';

const CodeEditor = lazy(() => import('../../editor/code-editor.tsx'));

/** The whole text as it was given. */
export function SourceText() {
  const store = useAppStore();
  const services = useServices();
  const small = useApp((s) => s.small);
  const given = useApp((s) => s.document.text);
  // The editor drops a byte order mark, and places would be off by one: it is kept aside.
  const mark = given.startsWith('\uFEFF') ? 1 : 0;
  const text = mark === 0 ? given : given.slice(mark);
  const opened = useApp((s) => s.opened);
  const latest = useApp((s) => s.latest);
  const finding = useApp((s) => s.focus.finding);
  const asked = useApp((s) => s.reveal);
  const marks = useMemo(
    () =>
      latest === null || text === '' || latest.text !== given
        ? NO_DRESSING.marks
        : marksWithin(sourceMarks(latest.report.diagnostics), { start: mark, end: given.length }),
    [latest, given, text, mark],
  );
  const reveal = useMemo(() => {
    const range =
      latest === null || finding === null ? undefined : latest.report.diagnostics[finding]?.range;
    return asked === null || range === undefined
      ? null
      : { offset: Math.max(0, range.start - mark), takeFocus: asked.takeFocus, asked };
  }, [asked, latest, finding, mark]);
  const edit = (next: string) =>
    store.getState().sourceEdited(given.slice(0, mark) + next, Date.now());
  if (small || text.length > MOST_EDITOR_UNITS) {
    return (
      <PlainField
        label="Schema text"
        text={text}
        readOnly={false}
        fingers={small}
        reveal={reveal}
        onEdit={edit}
      />
    );
  }
  return (
    <Suspense
      fallback={
        <PlainField
          label="Schema text"
          text={text}
          readOnly={false}
          fingers={false}
          reveal={null}
          onEdit={edit}
        />
      }
    >
      <CodeEditor
        {...NO_DRESSING}
        label="Schema text"
        text={text}
        textKey={`source/${opened}`}
        sign="-"
        marks={marks}
        readOnly={false}
        linked={false}
        reveal={reveal}
        onEdit={edit}
        onApplyFix={services.applyFix}
      />
    </Suspense>
  );
}
