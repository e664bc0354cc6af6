import type { ComponentProps } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * A text field whose text stays out of the page's markup: React writes the text of a field that it controls into the
 * `value` attribute, and an address may hold a key.
 */
export function TypedField({
  text,
  onText,
  ...rest
}: Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'onInput' | 'ref'> & {
  readonly text: string;
  readonly onText: (text: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current !== null && field.current.value !== text) field.current.value = text;
  }, [text]);
  return (
    <input
      ref={field}
      type="text"
      autoComplete="off"
      autoCapitalize="none"
      // Some browsers send what they check to a service.
      spellCheck={false}
      {...rest}
      onInput={(event) => onText(event.currentTarget.value)}
    />
  );
}
