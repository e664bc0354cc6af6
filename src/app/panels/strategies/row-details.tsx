import type { Equivalence } from '../../../judge/types.ts';
import type { ComparedRow } from '../../state/strategies-slice.ts';
import { countOf, formatCount } from '../../ui/format.ts';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { WitnessDetails } from './witness.tsx';

const MOST_SHOWN = 8;

export interface DetailActions {
  /** Where in the schema as served the witness' keyword stands; null: nowhere. */
  readonly placeOf: (
    witness: Extract<Equivalence, { kind: 'different' }>['witness'],
  ) => string | null;
  readonly onGoTo: (witness: Extract<Equivalence, { kind: 'different' }>['witness']) => void;
  readonly onTry: (witness: Extract<Equivalence, { kind: 'different' }>['witness']) => void;
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
  const said = sayings(row, toolName);
  const equivalence = verdict.kind === 'known' ? verdict.value.verdict : null;
  return (
    <>
      {equivalence?.kind === 'different' ? (
        <WitnessDetails
          witness={equivalence.witness}
          place={actions.placeOf(equivalence.witness)}
          onGoTo={() => actions.onGoTo(equivalence.witness)}
          onTry={
            equivalence.witness.instance.startsWith('{')
              ? () => actions.onTry(equivalence.witness)
              : null
          }
        />
      ) : null}
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
          {info.title}, {info.version}. Loses: {info.loses}
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
  const where = schemas.find(({ equivalence }) => equivalence.kind === worst.kind)?.schema;
  const named = where === undefined ? '' : `${where.tool} ${where.side}`;
  if (worst.kind === 'unreadable')
    return [
      ...failures,
      { key: 'verdict', where: named, message: `${worst.judge.title}: ${worst.message}` },
    ];
  if (worst.kind === 'too-few' || worst.kind === 'not-judged')
    return [...failures, { key: 'verdict', where: named, message: worst.why }];
  if (worst.kind === 'nothing' && failures.length === 0)
    return [{ key: 'verdict', where: named, message: worst.message }];
  return failures;
}
