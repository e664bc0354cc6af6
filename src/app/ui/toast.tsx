import { Toast as Radix } from 'radix-ui';
import { Icon } from './icon.tsx';

export interface ToastMessage {
  readonly id: string;
  readonly text: string;
  readonly action?: { readonly title: string; readonly run: () => void };
}

/** Short news at the foot of the page: "Link copied, 1,204 characters". Gone after 6 s, or at once by its button. */
export function ToastStack({
  messages,
  onDismiss,
}: {
  readonly messages: readonly ToastMessage[];
  readonly onDismiss: (id: string) => void;
}) {
  return (
    <Radix.Provider duration={6000} label="Message" swipeDirection="down">
      {messages.map((message) => (
        <Radix.Root
          key={message.id}
          className="toast"
          onOpenChange={(open) => (open ? undefined : onDismiss(message.id))}
        >
          <Radix.Description>{message.text}</Radix.Description>
          {message.action === undefined ? null : (
            <Radix.Action
              className="btn btn-fill"
              altText={message.action.title}
              onClick={message.action.run}
            >
              {message.action.title}
            </Radix.Action>
          )}
          <Radix.Close className="btn btn-icon" aria-label="Dismiss">
            <Icon name="close" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className="toasts" label="Messages" />
    </Radix.Provider>
  );
}
