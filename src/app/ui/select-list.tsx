import { Select as Radix } from 'radix-ui';
import { Icon } from './icon.tsx';
import type { SelectProps } from './select.tsx';

/** The combobox with its list. */
export default function SelectList<T extends string>({
  label,
  value,
  choices,
  onChange,
  showLabel = true,
  wanted,
}: SelectProps<T> & { readonly wanted: boolean }) {
  const shown = choices.find((choice) => choice.value === value);
  return (
    <Radix.Root
      defaultOpen={wanted}
      value={value}
      onValueChange={(next) => {
        const found = choices.find((choice) => choice.value === next);
        if (found !== undefined) onChange(found.value);
      }}
    >
      <Radix.Trigger className="pick num" aria-label={label}>
        {showLabel ? <span className="label">{label}</span> : null}
        <Radix.Value>{shown?.title ?? value}</Radix.Value>
        <Icon name="down" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="pop" position="popper" sideOffset={4} collisionPadding={8}>
          {/* The list itself scrolls: assistive technology knows that keys reach it. */}
          <Radix.Viewport style={{ overflow: 'visible' }}>
            {choices.map((choice) => (
              <Radix.Item
                key={choice.value}
                value={choice.value}
                textValue={choice.title}
                className="pop-item pop-choice"
              >
                <Radix.ItemText>{choice.title}</Radix.ItemText>
                <Radix.ItemIndicator className="pop-mark">
                  <Icon name="pass" />
                </Radix.ItemIndicator>
                {choice.note === undefined ? null : (
                  <span className="small muted">{choice.note}</span>
                )}
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
