import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
}

/** A row of tabs whose panels are `TabPanel`s inside the same `TabSet`. */
export function TabSet<T extends string>({
  value,
  tabs,
  onChange,
  className,
  children,
}: {
  readonly value: T;
  readonly tabs: readonly Tab<T>[];
  readonly onChange: (value: T) => void;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <Radix.Root
      value={value}
      className={className}
      onValueChange={(next) => {
        const found = tabs.find((tab) => tab.value === next);
        if (found !== undefined) onChange(found.value);
      }}
    >
      {children}
    </Radix.Root>
  );
}

export function TabRow<T extends string>({
  label,
  tabs,
  className = 'tabs',
}: {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly className?: string;
}) {
  return (
    <Radix.List className={className} aria-label={label}>
      {tabs.map((tab) => (
        <Radix.Trigger key={tab.value} value={tab.value}>
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

export const TabPanel = Radix.Content;
