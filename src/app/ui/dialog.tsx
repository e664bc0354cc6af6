import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Icon } from './icon.tsx';

/** A modal dialog with a title, a body that scrolls, and a close button; Escape closes it. */
export function Dialog({
  open,
  title,
  description,
  onClose,
  children,
  footer,
}: {
  readonly open: boolean;
  readonly title: string;
  /** One sentence under the title, read out on opening. */
  readonly description?: ReactNode | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}) {
  useEscape(open, onClose);
  // Radix warns when a dialog has neither a description nor an explicit "none".
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className="dialog" {...described}>
          <header>
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close className="btn btn-icon" aria-label="Close" title="Close">
              <Icon name="close" />
            </Radix.Close>
          </header>
          {description === undefined ? null : (
            <Radix.Description className="dialog-lead">{description}</Radix.Description>
          )}
          <div className="dialog-body">{children}</div>
          {footer === undefined ? null : <footer>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Escape closes the dialog also while news stands over it: of two layers, the library asks only the later one. */
function useEscape(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      // A list that is open within the dialog closes first.
      if (event.key !== 'Escape' || document.querySelector('.pop') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open, onClose]);
}
