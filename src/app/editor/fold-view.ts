import type * as Monaco from 'monaco-editor/editor';
import type { Fold } from './folds.ts';
import { monaco } from './monaco.ts';

/** What Monaco's own folding and diff call to hide lines; its published types leave it out. */
interface HidesLines {
  setHiddenAreas(ranges: readonly Monaco.IRange[], source: string): void;
}

export function hideLines(
  editor: Monaco.editor.IStandaloneCodeEditor,
  folds: readonly Fold[],
): void {
  const hidden = folds.map(({ header, to }) => new monaco.Range(header + 1, 1, to, 1));
  (editor as unknown as HidesLines).setHiddenAreas(hidden, 'refscope');
}

/** Behind each header a chip with the number of lines, and what closes them. */
export function chips(
  model: Monaco.editor.ITextModel,
  folds: readonly Fold[],
): Monaco.editor.IModelDeltaDecoration[] {
  return folds
    .filter(({ header }) => header <= model.getLineCount())
    .map(({ header, to, close }) => {
      const column = model.getLineMaxColumn(header);
      return {
        range: new monaco.Range(header, column, header, column),
        options: {
          showIfCollapsed: true,
          before: {
            content: `${to - header - 1} lines`,
            inlineClassName: 'fold-chip',
            inlineClassNameAffectsLetterSpacing: true,
          },
          after: { content: close, inlineClassName: 'fold-close' },
        },
      };
    });
}
