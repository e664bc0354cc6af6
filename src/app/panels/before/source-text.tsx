import { lazy, Suspense, useMemo } from 'react';
import { NO_DRESSING } from '../../editor/editor-props.ts';
import { MOST_EDITOR_UNITS } from '../../editor/large.ts';
import { sourceMarks } from '../../editor/marks.ts';
import { PlainField } from '../../editor/plain-field.tsx';
import { useApp, useAppStore } from '../../state/use-app.ts';
import { useServices } from '../../state/use-services.ts';

const CodeEditor = lazy(() => import('../../editor/code-editor.tsx'));

/** The whole text as it was given. */
export function SourceText() {
  const store = useAppStore();
  const services = useServices();
  const small = useApp((s) => s.small);
  const text = useApp((s) => s.document.text);
  const opened = useApp((s) => s.opened);
  const latest = useApp((s) => s.latest);
  const finding = useApp((s) => s.focus.finding);
  const asked = useApp((s) => s.reveal);
  const marks = useMemo(
    () =>
      latest === null || latest.text !== text
        ? NO_DRESSING.marks
        : sourceMarks(latest.report.diagnostics),
    [latest, text],
  );
  const reveal = useMemo(() => {
    const range =
      latest === null || finding === null ? undefined : latest.report.diagnostics[finding]?.range;
    return asked === null || range === undefined
      ? null
      : { offset: range.start, takeFocus: asked.takeFocus };
  }, [asked, latest, finding]);
  const edit = (next: string) => store.getState().sourceEdited(next, Date.now());
  if (small || text.length > MOST_EDITOR_UNITS) {
    return (
      <PlainField label="Schema text" text={text} readOnly={false} fingers={small} onEdit={edit} />
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
