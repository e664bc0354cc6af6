import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { TOOLS_FILTER_ID } from '../props.ts';

/** Narrows the tool list as one types; Enter or down goes to the list, Escape closes the field. */
export function FilterField({
  value,
  found,
  onChange,
  onClose,
  onEnter,
}: {
  readonly value: string;
  /** How many tools the text leaves. */
  readonly found: number;
  readonly onChange: (value: string) => void;
  readonly onClose: () => void;
  readonly onEnter: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  // The field appears because a person asked for it: typing goes there at once.
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="tools-filter">
      <Icon name="filter" />
      <input
        ref={field}
        id={TOOLS_FILTER_ID}
        type="search"
        aria-label="Filter tools"
        placeholder="Part of a name"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          else if (event.key === 'Enter' || event.key === 'ArrowDown') onEnter();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {value === '' ? null : <span className="small num">{formatCount(found)} found</span>}
      <IconButton label="Close filter" onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
