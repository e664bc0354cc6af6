import type * as Monaco from 'monaco-editor/editor';
import type { ShownMark } from './marks.ts';
import { monaco } from './monaco.ts';

const OWNER = 'refscope';
const APPLY = 'refscope.apply-fix';

const SEVERITIES: Readonly<Record<ShownMark['severity'], Monaco.MarkerSeverity>> = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  info: monaco.MarkerSeverity.Info,
};

/** Underlines findings; their words are shown on hover as plain text. */
export function showMarkers(model: Monaco.editor.ITextModel, marks: readonly ShownMark[]): void {
  const markers = marks.map(({ start, end, severity, code, message }) => {
    const from = model.getPositionAt(start);
    const to = model.getPositionAt(Math.max(end, start + 1));
    return {
      severity: SEVERITIES[severity],
      code,
      message,
      startLineNumber: from.lineNumber,
      startColumn: from.column,
      endLineNumber: to.lineNumber,
      endColumn: to.column,
    };
  });
  monaco.editor.setModelMarkers(model, OWNER, markers);
}

/** Offers the fixes of findings at the caret. Their edits are places of the source, so the page applies them. */
export function offerFixes(
  model: Monaco.editor.ITextModel,
  marks: () => readonly ShownMark[],
  apply: (finding: number, fix: number) => void,
): Monaco.IDisposable {
  const command = `${APPLY}.${model.id}`;
  const commands = monaco.editor.registerCommand(
    command,
    (_accessor, finding: number, fix: number) => apply(finding, fix),
  );
  const actions = monaco.languages.registerCodeActionProvider('json', {
    provideCodeActions: (asked, range) => {
      if (asked !== model) return null;
      const start = model.getOffsetAt(range.getStartPosition());
      const end = model.getOffsetAt(range.getEndPosition());
      const touched = marks().filter((mark) => mark.start <= end && start <= mark.end);
      return {
        actions: touched.flatMap(({ id, fixes }) =>
          fixes.map((title, fix) => ({
            title,
            kind: 'quickfix',
            command: { id: command, title, arguments: [id, fix] },
          })),
        ),
        dispose: () => undefined,
      };
    },
  });
  return {
    dispose: () => {
      actions.dispose();
      commands.dispose();
      monaco.editor.setModelMarkers(model, OWNER, []);
    },
  };
}
