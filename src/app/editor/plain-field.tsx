import { useEffect, useRef } from 'react';
import type { CodeEditorProps } from './editor-props.ts';
import { lineOfOffset, lineStarts } from './line-starts.ts';
import './editor.css';

/** CSS pixels of a row, as editor.css says. */
const ROW = 18;
const ROW_FOR_FINGERS = 24;

/** The text in a plain field: where fingers type, and where a text is too large for the editor. */
export function PlainField({
  label,
  text,
  readOnly,
  fingers,
  reveal,
  onEdit,
  onCaret,
}: Pick<CodeEditorProps, 'label' | 'text' | 'readOnly' | 'reveal' | 'onCaret'> & {
  /** 16 px, so that phones do not zoom. */
  readonly fingers: boolean;
  readonly onEdit: (text: string) => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const answered = useRef<object | null>(null);
  const row = fingers ? ROW_FOR_FINGERS : ROW;
  useEffect(() => {
    const element = field.current;
    if (element === null || reveal === null || answered.current === reveal.asked) return;
    answered.current = reveal.asked;
    if (reveal.takeFocus) element.focus();
    element.setSelectionRange(reveal.offset, reveal.offset);
    const top = lineOfOffset(lineStarts(element.value), reveal.offset) * row;
    // A third of the height above the place shows where it belongs.
    element.scrollTop = top - element.clientHeight / 3;
  }, [reveal, row]);
  return (
    <textarea
      ref={field}
      className={fingers ? 'schema-field fingers' : 'schema-field'}
      aria-label={label}
      data-schema-text=""
      value={text}
      readOnly={readOnly}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      wrap="off"
      onChange={(event) => onEdit(event.target.value)}
      onClick={(event) => onCaret?.(event.currentTarget.selectionStart)}
    />
  );
}
