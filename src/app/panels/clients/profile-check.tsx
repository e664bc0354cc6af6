import { useState } from 'react';
import type { Checked } from '../../../engine/protocol.ts';
import { Button } from '../../ui/button.tsx';
import { ProfileFindings } from './profile-findings.tsx';
import { profileTemplate } from './profile-template.ts';

const FILE = 'refscope.config.json';

/** The validation profile of `refscope check`: the same file, held to the same list, and what it finds. */
export function ProfileCheck({
  text,
  checked,
  template,
  onText,
  onGoTo,
  onCopy,
  onSave,
}: {
  readonly text: string;
  readonly checked: Checked | null;
  readonly template: Parameters<typeof profileTemplate>[0];
  readonly onText: (text: string) => void;
  readonly onGoTo: (tool: number, pointer: string) => void;
  readonly onCopy: (text: string, what: string) => void;
  readonly onSave: (text: string, name: string) => void;
}) {
  // An emptied field stays, so that undo in it still works.
  const [opened, setOpened] = useState(false);
  if (text !== '' && !opened) setOpened(true);
  return (
    <section aria-label="Validation profile" className="profile">
      <h3 className="strong">Validation profile</h3>
      <p className="small muted">
        What <code>refscope check</code> reads from <code>{FILE}</code> in a pipeline.
      </p>
      {!opened ? (
        <Button look="fill" onClick={() => onText(profileTemplate(template))}>
          Write one from what is chosen here
        </Button>
      ) : (
        <>
          <textarea
            className="field code"
            aria-label={FILE}
            rows={Math.min(24, text.split('\n').length + 1)}
            spellCheck={false}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
          <p className="client-links">
            <Button look="line" onClick={() => onCopy(text, FILE)}>
              Copy
            </Button>
            <Button look="line" onClick={() => onSave(text, FILE)}>
              Save as {FILE}
            </Button>
          </p>
          {checked === null ? null : <ProfileFindings checked={checked} onGoTo={onGoTo} />}
        </>
      )}
    </section>
  );
}
