import { useEffect, useRef } from 'react';
import type { Progress } from '../../../connect/types.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { progressWords } from './server-words.ts';

/** What has arrived so far, and the way out. */
export function ConnectProgress({
  progress,
  onCancel,
}: {
  readonly progress: Progress | null;
  readonly onCancel: () => void;
}) {
  const cancel = useRef<HTMLButtonElement>(null);
  // The fields are at rest meanwhile; this is the one thing to press.
  useEffect(() => cancel.current?.focus(), []);
  return (
    <section className="doctor" aria-label="Connecting">
      <h3>Connecting</h3>
      <div className="step running">
        <Icon name="wait" className="muted" />
        <span>{progress?.stage === 'listing' ? 'Tools' : 'Server'}</span>
        <span className="num" data-progress>
          {progressWords(progress)}
        </span>
        <Button ref={cancel} look="fill" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
