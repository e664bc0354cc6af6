import type { Dialog as AnyDialog } from '../state/layout-slice.ts';
import { useApp, useAppStore } from '../state/use-app.ts';
import { useServices } from '../state/use-services.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** A link that is too long for some programs or for all: what else there is. */
export function ShareDialog({
  dialog,
  onClose,
}: {
  readonly dialog: AnyDialog & { readonly kind: 'share' };
  readonly onClose: () => void;
}) {
  const store = useAppStore();
  const services = useServices();
  const tools = useApp((s) => s.shown?.report.tools.length ?? 0);
  return (
    <Dialog
      open
      title={dialog.copied ? 'Link copied, but it is long' : 'Too long for a link'}
      description={dialog.why}
      onClose={onClose}
      footer={
        <>
          {dialog.what === 'all' && tools > 1 ? (
            <Button look="main" onClick={() => services.share('tool')}>
              Share this tool only
            </Button>
          ) : null}
          <Button
            look="fill"
            onClick={() => {
              const { text, origin } = store.getState().document;
              services.download(
                text,
                origin.title.endsWith('.json') ? origin.title : 'refscope.json',
              );
            }}
          >
            Download the text
          </Button>
        </>
      }
    >
      <p className="muted">
        A link holds the whole text. Sharing one tool keeps its schemas and what you chose, and is
        much shorter; a file has no limit.
      </p>
    </Dialog>
  );
}
