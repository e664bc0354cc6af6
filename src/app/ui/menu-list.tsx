import { DropdownMenu } from 'radix-ui';
import type { MenuProps } from './menu.tsx';

/** The button with its list. */
export default function MenuList({
  trigger,
  label,
  items,
  onChoose,
  wanted,
}: MenuProps & { readonly wanted: boolean }) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={wanted}>
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
