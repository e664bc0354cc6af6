import type { ClientPlace, ConsumerInfo, StrategyInfo } from '../../../engine/protocol.ts';
import type { ClientsTable } from '../../state/clients-table.ts';
import { ruleById } from '../../state/clients-table.ts';
import { Button } from '../../ui/button.tsx';
import { countOf } from '../../ui/format.ts';
import { RepairChoice } from './repair-choice.tsx';
import { RuleFacts } from './rule-facts.tsx';

/** What the chosen client does with the chosen tool: each rule with its source, and the repairs. */
export function ClientDetails({
  table,
  consumers,
  consumer,
  tool,
  name,
  strategy,
  strategies,
  isMine,
  onMine,
  onGoTo,
  onOnly,
  onStrategy,
}: {
  readonly table: ClientsTable;
  readonly consumers: readonly ConsumerInfo[];
  readonly consumer: ConsumerInfo | undefined;
  /** Index; -1 for the list as a whole. */
  readonly tool: number;
  readonly name: string;
  readonly strategy: string;
  readonly strategies: readonly StrategyInfo[];
  readonly isMine: boolean;
  readonly onMine: (client: string) => void;
  readonly onGoTo: (place: ClientPlace) => void;
  readonly onOnly: (rule: string) => void;
  readonly onStrategy: (strategy: string) => void;
}) {
  if (consumer === undefined)
    return <p className="muted">Choose a mark to see who says so, and what helps.</p>;
  const rules = table.cellAt(tool, consumer.id)?.rules ?? [];
  const known = consumer.rules.length + consumer.inherits.length;
  return (
    <section aria-label="What the client does">
      <h3 className="strong">
        {consumer.title}: {name}
      </h3>
      <p className="client-links">
        <Button look="line" aria-pressed={isMine} onClick={() => onMine(consumer.id)}>
          {isMine ? 'One of mine' : 'Add to mine'}
        </Button>
        <a href={`./help/clients/${consumer.id}.html`} target="_blank" rel="noopener">
          All {countOf(known, 'rule')}
        </a>
      </p>
      {rules.length === 0 ? (
        <p className="muted">None of the {countOf(known, 'rule')} that are known of it is met.</p>
      ) : null}
      <ul className="client-rules">
        {rules.map((met) => {
          const found = ruleById(consumers, met.rule);
          return found === undefined ? null : (
            <RuleFacts
              key={met.rule}
              met={met}
              rule={found.rule}
              client={found.consumer.id}
              strategy={strategy}
              onGoTo={onGoTo}
              onOnly={onOnly}
            />
          );
        })}
      </ul>
      {rules.length === 0 ? null : (
        <RepairChoice
          client={consumer.id}
          chosen={strategy}
          strategies={strategies}
          onStrategy={onStrategy}
        />
      )}
    </section>
  );
}
