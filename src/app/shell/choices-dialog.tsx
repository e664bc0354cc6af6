import { Dialog } from '../ui/dialog.tsx';
import { Choices } from './choices.tsx';

/** The settings on a small screen, where the bar has no room for them. */
export function ChoicesDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open title="Settings" onClose={onClose}>
      <div className="choices-form">
        <Choices />
      </div>
    </Dialog>
  );
}
