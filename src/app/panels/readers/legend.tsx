import { Icon } from '../../ui/icon.tsx';

const MARKS = [
  ['pass', 'loads'],
  ['error', 'refuses, ended or crashed'],
  ['warning', 'accepts anything, or misreads'],
  ['info', 'too deep, not tried'],
  ['hint', 'not read by this reader'],
] as const;

/** The marks in words. */
export function Legend() {
  return (
    <ul className="read-legend small muted" aria-label="Marks">
      {MARKS.map(([level, words]) => (
        <li key={level}>
          <Icon name={level} className={level} /> {words}
        </li>
      ))}
    </ul>
  );
}
