import { Fragment } from 'react';
import type { GraphView } from '../../../engine/protocol.ts';
import type { CycleReport } from '../../../engine/report-types.ts';
import { countOf } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CycleStep } from './cycle-words.ts';
import { cycleFate, cycleSteps } from './cycle-words.ts';

const mostShown = 50;

/** Every cycle as a sentence: `Folder files File folder Folder`, and what it does to validation. */
export function CycleList({
  cycles,
  view,
}: {
  readonly cycles: readonly CycleReport[];
  readonly view: GraphView;
}) {
  if (cycles.length === 0) return null;
  const shown = cycles.slice(0, mostShown);
  return (
    <ul className="paths" aria-label="Cycles">
      {shown.map((cycle) => (
        <CycleItem key={[...cycle.nodes, ...cycle.path].join(' ')} cycle={cycle} view={view} />
      ))}
      {shown.length < cycles.length ? (
        <li className="muted">and {countOf(cycles.length - shown.length, 'more cycle')}</li>
      ) : null}
    </ul>
  );
}

function CycleItem({ cycle, view }: { readonly cycle: CycleReport; readonly view: GraphView }) {
  const steps = cycleSteps(cycle, view.nodes);
  const text = sentence(steps);
  return (
    <li>
      <Icon name="cycle" className="muted" />
      <span className="cut muted" title={text}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round trip may pass the same definition twice
          <Fragment key={index}>
            <b>{step.name}</b> {step.by}{' '}
          </Fragment>
        ))}
        <b>{steps[0]?.name}</b>
      </span>
      <span className="muted">{cycleFate(cycle)}</span>
    </li>
  );
}

function sentence(steps: readonly CycleStep[]): string {
  return [...steps.flatMap(({ name, by }) => [name, by]), steps[0]?.name ?? '']
    .filter((word) => word !== '')
    .join(' ');
}
