import { lazy, Suspense, useState } from 'react';
import { Icon } from './icon.tsx';

export interface Choice<T extends string> {
  /** Not empty: the underlying widget keeps the empty string for "nothing chosen". */
  readonly value: T;
  readonly title: string;
  readonly note?: string;
}

export interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
  readonly showLabel?: boolean;
}

const SelectList = lazy(() => import('./select-list.tsx'));

/** A combobox named by `label`, with the label shown in front of the value. What makes it open is loaded after the page stands. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { choices, onChange } = props;
  // A press before the list is there counts: it opens as soon as it can.
  const [wanted, setWanted] = useState(false);
  // `lazy` forgets the type parameter: the list speaks of strings, and only those of `choices` come back.
  const choose = (next: string) => {
    const found = choices.find((choice) => choice.value === next);
    if (found !== undefined) onChange(found.value);
  };
  return (
    <Suspense fallback={<Closed {...props} onPress={() => setWanted(true)} />}>
      <SelectList {...props} onChange={choose} wanted={wanted} />
    </Suspense>
  );
}

function Closed<T extends string>({
  label,
  value,
  choices,
  showLabel = true,
  onPress,
}: SelectProps<T> & { readonly onPress: () => void }) {
  const shown = choices.find((choice) => choice.value === value);
  return (
    <button
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-label={label}
      className="pick num"
      onClick={onPress}
      // The list may come between pressing and letting go: no click follows then.
      onPointerDown={({ button }) => {
        if (button === 0) onPress();
      }}
    >
      {showLabel ? <span className="label">{label}</span> : null}
      {shown?.title ?? value}
      <Icon name="down" />
    </button>
  );
}
