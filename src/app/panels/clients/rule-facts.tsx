import type { ClientPlace, ClientRule, ConsumerRuleInfo } from '../../../engine/protocol.ts';
import { levelOfOutcome } from '../../state/clients-table.ts';
import { Button } from '../../ui/button.tsx';
import { countOf } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';

const REACH: Readonly<Record<ConsumerRuleInfo['reach'], string>> = {
  parameter: 'this parameter alone',
  tool: 'the whole tool',
  list: 'the whole list',
  request: 'the whole request',
};

const CONFIDENCE: Readonly<Record<ConsumerRuleInfo['confidence'], string>> = {
  documented: 'Documented',
  measured: 'Measured',
  maintainer: 'Said by a maintainer',
  observed: 'Seen in a public report',
  'third-party': 'Told by a third party',
};

/** What one rule of a client says about a tool: where, how far it reaches, who says so and when. */
export function RuleFacts({
  met,
  rule,
  client,
  strategy,
  onGoTo,
  onOnly,
}: {
  readonly met: ClientRule;
  readonly rule: ConsumerRuleInfo;
  /** Id of the consumer that the rule belongs to. */
  readonly client: string;
  readonly strategy: string;
  readonly onGoTo: (place: ClientPlace) => void;
  readonly onOnly: (rule: string) => void;
}) {
  const { before, after } = met;
  const level = levelOfOutcome(rule.outcome);
  return (
    <li className="client-rule">
      <p>
        <Icon
          name={after === undefined ? 'pass' : level}
          className={after === undefined ? 'pass' : level}
        />{' '}
        <b className="strong">{rule.looksAt}</b>: {rule.outcome}
        {after === undefined ? `, gone after ${strategy}` : ''}
        {before === undefined ? `, only after ${strategy}` : ''}
      </p>
      <p>{rule.says}</p>
      {rule.onlyWith === undefined ? null : <p className="muted">Only with {rule.onlyWith}.</p>}
      {rule.error === undefined ? null : (
        <p className="anywhere">
          It answers: <code className="code">{rule.error}</code>
        </p>
      )}
      {rule.disputed === undefined ? null : (
        <p>
          <Icon name="warning" className="warning" /> Another source says: {rule.disputed}
        </p>
      )}
      <p className="small muted">
        {CONFIDENCE[rule.confidence]} on {rule.date}
        {rule.stale ? ', more than six months ago' : ''}; reaches {REACH[rule.reach]}.
      </p>
      <Place place={before} stage="before" onGoTo={onGoTo} />
      <Place place={after} stage={`after ${strategy}`} />
      <p className="client-links">
        {rule.sources.map((source) => (
          <a key={source} href={source} target="_blank" rel="noreferrer noopener">
            {source.replace(/^https?:\/\/(www\.)?/, '')}
          </a>
        ))}
        <a href={`./help/clients/${client}.html#${rule.id}`} target="_blank" rel="noopener">
          About this rule
        </a>
      </p>
      <Button look="line" onClick={() => onOnly(rule.id)}>
        Only tools that meet {rule.id}
      </Button>
    </li>
  );
}

function Place({
  place,
  stage,
  onGoTo,
}: {
  readonly place: ClientPlace | undefined;
  readonly stage: string;
  readonly onGoTo?: (place: ClientPlace) => void;
}) {
  if (place === undefined) return null;
  const { pointer, places, detail } = place;
  return (
    <p className="small client-place">
      {stage}, {countOf(places, 'place')}
      {detail === undefined ? '' : ` (${detail})`}:{' '}
      {onGoTo === undefined ? (
        <code className="anywhere">{pointer}</code>
      ) : (
        <Button look="line" onClick={() => onGoTo(place)}>
          Go to {pointer === '' ? 'the list' : pointer}
        </Button>
      )}
    </p>
  );
}
