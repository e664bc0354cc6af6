import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
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
