import { useLayoutEffect, useRef } from 'react';
import { setValue, typedValue } from './memory.ts';

/** Where a secret is typed. It goes from the field into `memory` and through nothing else. */
export function SecretField({ id, label }: { readonly id: number; readonly label: string }) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current !== null) field.current.value = typedValue(id);
  }, [id]);
  return (
    <input
      ref={field}
      className="field code"
      type="password"
      autoComplete="off"
      aria-label={label}
      onInput={(event) => setValue(id, event.currentTarget.value)}
    />
  );
}
