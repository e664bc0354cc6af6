import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { Attempt } from '../../state/connection-slice.ts';

/** Focus goes on with the person: to what can be copied after a failure, and back to where the dialog was opened from. */
export function useDialogFocus(
  attempt: Attempt['kind'],
  submit: RefObject<HTMLButtonElement | null>,
): void {
  const opener = useRef(document.activeElement);
  const former = useRef(attempt);
  useEffect(() => {
    const from = opener.current;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && from instanceof HTMLElement) from.focus();
      });
    };
  }, []);
  useEffect(() => {
    const wasRunning = former.current === 'running';
    former.current = attempt;
    if (!wasRunning || attempt === 'running') return;
    const copy = document.querySelector<HTMLElement>('.doctor [data-copy]');
    (attempt === 'failed' ? (copy ?? submit.current) : submit.current)?.focus();
  }, [attempt, submit]);
}
