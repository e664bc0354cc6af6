import type { ArgumentsSlice, ArgumentsVerdict } from '../../state/arguments-slice.ts';
import { Button } from '../../ui/button.tsx';
import type { PanelFrame } from '../../ui/panel.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useCoarse } from '../../ui/use-coarse.ts';
import { ArgumentsVerdicts } from './arguments-verdicts.tsx';

export interface ArgumentsProps {
  readonly frame: PanelFrame;
  /** Which schema judges: `export_region, input`. */
  readonly schema: string;
  readonly strategy: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** null: nothing was asked. */
  readonly verdict: ArgumentsVerdict | null;
  /** False: an answer to what stood there before. */
  readonly isCurrent: boolean;
  readonly working: ArgumentsSlice['judging'];
  readonly onExample: () => void;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
  /** A fragment pointer into the schema as served. */
  readonly onGoTo: (fragment: string) => void;
}

/** What a model sent, judged by the schema as served and as rewritten. */
export function ArgumentsPanel(props: ArgumentsProps) {
  const { frame, schema, text, onText, working, verdict, isCurrent } = props;
  const coarse = useCoarse();
  return (
    <Panel
      frame={frame}
      facts={<span className="facts">{schema}</span>}
      tools={
        <>
          {working === 'idle' ? null : <Button onClick={props.onCancel}>Cancel</Button>}
          <Button disabled={schema === '' || working === 'making'} onClick={props.onExample}>
            {frame.small ? 'Valid example' : 'Start from a valid example'}
          </Button>
        </>
      }
    >
      <div className="body args-body">
        <textarea
          className={coarse ? 'args-field fingers' : 'args-field'}
          aria-label="Arguments"
          placeholder={
            'What the model sent, as JSON: {"path": "/tmp"}, or the whole tools/call request'
          }
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => onText(event.target.value)}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section className="args-side" aria-label="Verdicts" aria-live="polite" tabIndex={0}>
          {verdict === null ? (
            <p className="muted">
              {text.trim() === ''
                ? 'Paste the arguments of a call, or start from an example.'
                : 'Not judged yet.'}
            </p>
          ) : (
            <div data-old={!isCurrent}>
              <ArgumentsVerdicts {...props} verdict={verdict} />
            </div>
          )}
        </section>
      </div>
    </Panel>
  );
}
