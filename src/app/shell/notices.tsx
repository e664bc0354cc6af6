import { lazy, Suspense } from 'react';
import { useApp } from '../state/use-app.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

const ToastStack = lazy(async () => ({ default: (await import('../ui/toast.tsx')).ToastStack }));

/** Alerts stand until they are closed; news goes by itself. */
export function Notices() {
  const notices = useApp((s) => s.notices);
  const dismissed = useApp((s) => s.noticeDismissed);
  const alerts = notices.filter((notice) => notice.kind === 'alert');
  const toasts = notices.filter((notice) => notice.kind === 'toast');
  return (
    <>
      <div className="alerts">
        {alerts.map(({ id, message, detail, way }) => (
          <div key={id} role="alert" className="alert">
            <Icon name="error" className="error" />
            <p>
              <b className="strong">{message}</b> {detail}
            </p>
            {way === undefined ? null : (
              <Button
                onClick={() => {
                  dismissed(id);
                  way.take();
                }}
              >
                {way.label}
              </Button>
            )}
            <IconButton label="Close" onClick={() => dismissed(id)}>
              <Icon name="close" />
            </IconButton>
          </div>
        ))}
      </div>
      {toasts.length === 0 ? null : (
        <Suspense>
          <ToastStack
            messages={toasts.map(({ id, message, detail }) => ({
              id: String(id),
              text: `${message} ${detail}`.trim(),
            }))}
            onDismiss={(id) => dismissed(Number(id))}
          />
        </Suspense>
      )}
    </>
  );
}
