import { splitMiddle } from './split-middle.ts';

/** A name that gives up its middle when there is no room; the whole of it is in the title. */
export function Middle({
  text,
  className,
}: {
  readonly text: string;
  readonly className?: string;
}) {
  const { head, tail } = splitMiddle(text);
  return (
    <span className={className === undefined ? 'mid' : `mid ${className}`} title={text}>
      <span>{head}</span>
      <span>{tail}</span>
    </span>
  );
}
