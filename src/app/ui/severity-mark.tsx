import { Icon } from './icon.tsx';

/** A diagnostic's severity; `hint` for what is only worth a look, `pass` where nothing was found. */
export type MarkLevel = 'error' | 'warning' | 'info' | 'hint' | 'pass';

/** Shape first, then the word (for those who hear the page), then the colour. */
export function SeverityMark({
  level,
  spoken = true,
  size = 'm',
}: {
  readonly level: MarkLevel;
  /** False where the word stands beside the mark or in the name of the row. */
  readonly spoken?: boolean;
  readonly size?: 'm' | 'l';
}) {
  return <Icon name={level} className={level} size={size} label={spoken ? level : undefined} />;
}
