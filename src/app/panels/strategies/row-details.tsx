import { useState } from 'react';
import type { Witness } from '../../../judge/types.ts';
import type { DifferingSchema } from '../../state/differing-schemas.ts';
import { differingOf, firstToShow } from '../../state/differing-schemas.ts';
import type { ComparedRow } from '../../state/strategies-slice.ts';
import { countOf, formatCount } from '../../ui/format.ts';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { DifferingStep } from './differing-step.tsx';
import { WitnessDetails } from './witness.tsx';

const MOST_SHOWN = 8;

export interface DetailActions {
  /** Where in the schema as served the witness' keyword stands; null: nowhere. */
  readonly placeOf: (witness: Witness) => string | null;
  readonly onGoTo: (witness: Witness) => void;
  readonly onTry: (witness: Witness) => void;
}

/** What stands behind a verdict. */
export function RowDetails({
  row,
  toolName,
  actions,
}: {
  readonly row: ComparedRow;
  readonly toolName: (toolIndex: number) => string;
  readonly actions: DetailActions;
}) {
  const { size, verdict, info } = row;
  const report = verdict.kind === 'known' ? verdict.value : null;
  const equivalence = report?.verdict ?? null;
  const differing = report === null ? [] : differingOf(report);
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(
    chosen ?? (report === null ? 0 : firstToShow(report)),
    Math.max(0, differing.length - 1),
  );
  const current = differing[at];
  const said = sayings(row, current, toolName);
  const witness = current?.equivalence.kind === 'different' ? current.equivalence.witness : null;
  return (
    <>
      {current === undefined || differing.length < 2 ? null : (
        <DifferingStep
          at={at}
          count={differing.length}
          schema={current.schema}
          onStep={setChosen}
        />
      )}
      {witness === null ? null : (
        <WitnessDetails
          witness={witness}
          place={actions.placeOf(witness)}
          onGoTo={() => actions.onGoTo(witness)}
          onTry={witness.instance.startsWith('{') ? () => actions.onTry(witness) : null}
        />
      )}
      <div className="said">
        {said.slice(0, MOST_SHOWN).map(({ key, where, message }) => (
          <p key={key}>
            <SeverityMark level="info" spoken={false} />{' '}
            {where === '' ? '' : <b className="strong">{where}: </b>}
            {message}
          </p>
        ))}
        {size.kind === 'known' && size.value.failed > MOST_SHOWN ? (
          <p>and {formatCount(size.value.failed - MOST_SHOWN)} more.</p>
        ) : null}
        <p className="small muted">
          {info.title}, {info.version}. {info.summary} Loses: {info.loses}
          {equivalence !== null && 'instances' in equivalence
            ? ` ${countOf(equivalence.instances, 'instance')} tried: ${formatCount(equivalence.valid)} valid, ${formatCount(equivalence.invalid)} invalid.`
            : ''}
        </p>
      </div>
    </>
  );
}

function sayings(
  { size, verdict }: ComparedRow,
  shown: DifferingSchema | undefined,
  toolName: (toolIndex: number) => string,
): readonly { readonly key: string; readonly where: string; readonly message: string }[] {
  if (size.kind === 'failed') return [{ key: 'size', where: '', message: size.message }];
  const failures =
    size.kind === 'known'
      ? size.value.failures.map(({ toolIndex, side, message }) => ({
          key: `${toolIndex} ${side}`,
          where: `${toolName(toolIndex)} ${side}`,
          message,
        }))
      : [];
  if (verdict.kind === 'failed')
    return [...failures, { key: 'verdict', where: '', message: verdict.message }];
  if (verdict.kind !== 'known') return failures;
  const { verdict: worst, schemas } = verdict.value;
  if (shown?.equivalence.kind === 'unreadable') {
    const { judge, message } = shown.equivalence;
    const { tool, side } = shown.schema;
    const said = {
      key: 'verdict',
      where: `${tool} ${side}`,
      message: `${judge.title}: ${message}`,
    };
    return [...failures, said];
  }
  const where = schemas.find(({ equivalence }) => equivalence.kind === worst.kind)?.schema;
  const named = where === undefined ? '' : `${where.tool} ${where.side}`;
  if (worst.kind === 'too-few' || worst.kind === 'not-judged')
    return [...failures, { key: 'verdict', where: named, message: worst.why }];
  if (worst.kind === 'nothing' && failures.length === 0)
    return [{ key: 'verdict', where: named, message: worst.message }];
  return failures;
}
