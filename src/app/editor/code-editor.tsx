import { Editor } from '@monaco-editor/react';
import type * as Monaco from 'monaco-editor/editor';
import { useEffect, useRef, useState } from 'react';
import { offerFixes, showMarkers } from './code-actions.ts';
import { lineDecorations, selectedLines } from './decorations.ts';
import { EDITOR_OPTIONS } from './editor-options.ts';
import type { CodeEditorProps } from './editor-props.ts';
import { chips, hideLines } from './fold-view.ts';
import { NoteLayer } from './line-notes.ts';
import { monaco } from './monaco.ts';
import { THEME } from './monaco-theme.ts';
import { linkScrolling } from './scroll-link.ts';
import { smallestEdit } from './smallest-edit.ts';
import './editor.css';

interface Parts {
  readonly editor: Monaco.editor.IStandaloneCodeEditor;
  readonly model: Monaco.editor.ITextModel;
  readonly decorations: Monaco.editor.IEditorDecorationsCollection;
  readonly notes: NoteLayer;
}

/** A text in Monaco with its gutter, tints, notes and empty rows. The text is the parent's: an edit is reported, not kept. */
export default function CodeEditor(props: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const parts = useRef<Parts | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const isSettingText = useRef(false);
  const answered = useRef<object | null>(null);

  const [isMounted, setMounted] = useState(false);
  // Kept, since new options are laid over the editor's own on every render; changes go through an effect.
  const [firstOptions] = useState({
    ...EDITOR_OPTIONS,
    readOnly: props.readOnly,
    ariaLabel: props.label,
  });

  const mount = (editor: Monaco.editor.IStandaloneCodeEditor): void => {
    const model = editor.getModel();
    const element = host.current;
    if (model === null || element === null) return;
    parts.current = {
      editor,
      model,
      decorations: editor.createDecorationsCollection(),
      notes: new NoteLayer(editor, element),
    };
    // The editor and its model are disposed of with the component, and these with them.
    editor.onDidChangeModelContent(() => {
      if (!isSettingText.current) latest.current.onEdit?.(model.getValue());
    });
    editor.onDidChangeCursorPosition(({ source, position }) => {
      if (source === 'mouse' || source === 'keyboard')
        latest.current.onCaret?.(model.getOffsetAt(position));
    });
    editor.onMouseDown(({ target }) => {
      const line = target.position?.lineNumber;
      if (target.element?.classList.contains('fold-chip') !== true) return;
      const fold = latest.current.folds.find(({ header }) => header === line);
      if (fold !== undefined) latest.current.onUnfold?.(fold.name);
    });
    const fixes = offerFixes(
      model,
      () => latest.current.marks,
      (finding, fix) => latest.current.onApplyFix?.(finding, fix),
    );
    editor.onDidDispose(() => {
      fixes.dispose();
      parts.current = null;
    });
    setMounted(true);
  };

  const {
    text,
    textKey,
    readOnly,
    label,
    linked,
    gaps,
    folds,
    changed,
    notes,
    marks,
    selected,
    sign,
    reveal,
  } = props;
  const shownKey = useRef(textKey);

  useEffect(() => {
    if (!isMounted || parts.current === null) return;
    const { editor, model } = parts.current;
    isSettingText.current = true;
    const edit = smallestEdit(model.getValue(), text);
    if (shownKey.current !== textKey) {
      model.setValue(text);
      editor.setScrollPosition({ scrollTop: 0, scrollLeft: 0 });
    } else if (edit !== null) {
      const range = monaco.Range.fromPositions(
        model.getPositionAt(edit.start),
        model.getPositionAt(edit.end),
      );
      model.applyEdits([{ range, text: edit.text }]);
    }
    shownKey.current = textKey;
    isSettingText.current = false;
  }, [text, textKey, isMounted]);

  useEffect(() => {
    if (isMounted) parts.current?.editor.updateOptions({ readOnly, ariaLabel: label });
  }, [readOnly, label, isMounted]);

  useEffect(() => {
    if (isMounted && linked && parts.current !== null) return linkScrolling(parts.current.editor);
    return undefined;
  }, [linked, isMounted]);

  useEffect(() => {
    if (!isMounted || parts.current === null) return;
    hideLines(parts.current.editor, folds);
  }, [folds, isMounted]);

  useEffect(() => {
    if (!isMounted || parts.current === null) return;
    const { editor } = parts.current;
    const ids: string[] = [];
    editor.changeViewZones((zones) => {
      for (const { afterLine, rows } of gaps) {
        ids.push(
          zones.addZone({
            afterLineNumber: afterLine,
            heightInLines: rows,
            domNode: gapNode(),
            marginDomNode: gapNode(),
            suppressMouseDown: true,
            showInHiddenAreas: true,
          }),
        );
      }
    });
    return () =>
      editor.changeViewZones((zones) => {
        for (const id of ids) zones.removeZone(id);
      });
  }, [gaps, isMounted]);

  useEffect(() => {
    if (!isMounted || parts.current === null) return;
    const { model, decorations, notes: layer } = parts.current;
    const lineOf = (offset: number) => model.getPositionAt(offset).lineNumber;
    const dressing = { gaps: [], folds: [], changed, notes, marks, selected };
    decorations.set([
      ...chips(model, folds),
      ...lineDecorations(dressing, sign, lineOf).map(({ from, to, tint, gutter }) => ({
        range: new monaco.Range(from, 1, to, 1),
        options: {
          isWholeLine: true,
          ...(tint === undefined || tint === 'row-edge' ? {} : { className: tint }),
          ...(tint === undefined ? {} : { marginClassName: tint }),
          ...(gutter === undefined ? {} : { linesDecorationsClassName: gutter }),
        },
      })),
    ]);
    layer.show(notes, changed, selectedLines(selected, lineOf), sign === '+' ? 'add' : 'del');
    showMarkers(model, marks);
  }, [changed, folds, notes, marks, selected, sign, isMounted]);

  useEffect(() => {
    if (
      !isMounted ||
      parts.current === null ||
      reveal === null ||
      answered.current === reveal.asked
    )
      return;
    answered.current = reveal.asked;
    const { editor, model } = parts.current;
    const position = model.getPositionAt(reveal.offset);
    editor.revealLineNearTop(position.lineNumber, monaco.editor.ScrollType.Immediate);
    const top = editor.getTopForLineNumber(position.lineNumber);
    // A third of the height above the place shows where it belongs.
    editor.setScrollTop(Math.max(0, top - editor.getLayoutInfo().height / 3));
    editor.setPosition(position);
    if (reveal.takeFocus) editor.focus();
  }, [reveal, isMounted]);

  return (
    <div className="code-editor" ref={host} data-schema-text={readOnly ? undefined : ''}>
      <Editor
        defaultLanguage="json"
        defaultValue={text}
        loading={null}
        options={firstOptions}
        theme={THEME}
        onMount={mount}
      />
    </div>
  );
}

function gapNode(): HTMLElement {
  const node = document.createElement('div');
  node.className = 'row-gap';
  return node;
}
