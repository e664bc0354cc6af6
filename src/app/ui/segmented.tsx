import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Segment<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

/** One of a few, all visible: `This tool | All`. A group of radios with arrow keys. */
export function Segmented<T extends string>({
  label,
  value,
  segments,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly segments: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
}) {
  return (
    <ToggleGroup.Root
      type="single"
      className="seg"
      aria-label={label}
      value={value}
      // Choosing the chosen one sends an empty value: one of them is always chosen.
      onValueChange={(next) => {
        const found = segments.find((segment) => segment.value === next);
        if (found !== undefined) onChange(found.value);
      }}
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          key={segment.value}
          value={segment.value}
          disabled={segment.disabled === true}
        >
          {segment.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
