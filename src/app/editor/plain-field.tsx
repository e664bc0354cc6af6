import './editor.css';

/** The text in a plain field: where fingers type, and where a text is too large for the editor. */
export function PlainField({
  label,
  text,
  readOnly,
  fingers,
  onEdit,
}: {
  readonly label: string;
  readonly text: string;
  readonly readOnly: boolean;
  /** 16 px, so that phones do not zoom. */
  readonly fingers: boolean;
  readonly onEdit: (text: string) => void;
}) {
  return (
    <textarea
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
    />
  );
}
