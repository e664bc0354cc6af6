import type { DoctorStep, Outcome } from '../../../connect/doctor-types.ts';
import type { Failed } from '../../../connect/types.ts';
import { formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-shapes.tsx';
import { SnippetBox } from './snippet-box.tsx';

const MARKS: Readonly<Record<Outcome, { readonly icon: IconName; readonly look: string }>> = {
  passed: { icon: 'pass', look: 'pass' },
  failed: { icon: 'error', look: 'error' },
  warned: { icon: 'warning', look: 'warning' },
  'not-needed': { icon: 'hint', look: 'hint' },
  'not-tried': { icon: 'wait', look: 'muted' },
};

/** Every step of a connection in order, with the failing one open. */
export function Doctor({ failed }: { readonly failed: Failed }) {
  return (
    <section className="doctor" aria-label="Connection doctor">
      <h3>Connection doctor</h3>
      <ol>
        {failed.steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step }: { readonly step: DoctorStep }) {
  const { id, title, outcome, what, fix, snippets, elapsedMs } = step;
  const { icon, look } = MARKS[outcome];
  const isOpen = outcome === 'failed' || outcome === 'warned';
  return (
    <li className="step" data-outcome={outcome}>
      <Icon name={icon} className={look} label={outcome.replace('-', ' ')} />
      <span className={outcome === 'failed' ? 'strong' : ''}>{title}</span>
      {outcome === 'failed' ? (
        <span role="alert">{what}</span>
      ) : (
        <span className={isOpen ? '' : 'cut muted'}>{what}</span>
      )}
      <span className="muted num small">
        {elapsedMs === undefined ? '' : `${formatCount(Math.max(1, Math.round(elapsedMs)))} ms`}
      </span>
      {isOpen && (fix !== undefined || snippets.length > 0) ? (
        <div className="step-more">
          <p>{fix}</p>
          <SnippetBox snippets={snippets} marksAt={id === 'session' ? 'last' : 'first'} />
        </div>
      ) : null}
    </li>
  );
}
