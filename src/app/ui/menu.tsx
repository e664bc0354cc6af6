import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

export interface MenuItem {
  readonly id: string;
  readonly title: string;
  /** A second, quiet line: what the item is for. */
  readonly note?: string;
  readonly disabled?: boolean;
}

/** A button that opens a list of actions. Choosing one calls `onChoose` and closes it. */
export function Menu({
  trigger,
  label,
  items,
  onChoose,
}: {
  /** One element that takes a ref and button props: `Button` or `IconButton`. */
  readonly trigger: ReactNode;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onChoose: (id: string) => void;
}) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="pop"
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.id}
              className="pop-item"
              disabled={item.disabled === true}
              textValue={item.title}
              onSelect={() => onChoose(item.id)}
            >
              <span>{item.title}</span>
              {item.note === undefined ? null : <span className="small muted">{item.note}</span>}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
