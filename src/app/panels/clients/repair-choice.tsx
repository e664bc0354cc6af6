import type { StrategyInfo } from '../../../engine/protocol.ts';
import { Button } from '../../ui/button.tsx';

/** A client without a repair of its own is helped by what every listed one accepts. */
const ANYBODY = 'portable-core';

/** The strategies that mend a list for this client, with what each loses. */
export function RepairChoice({
  client,
  chosen,
  strategies,
  onStrategy,
}: {
  readonly client: string;
  readonly chosen: string;
  readonly strategies: readonly StrategyInfo[];
  readonly onStrategy: (strategy: string) => void;
}) {
  const offered = strategies.filter(
    ({ id, consumer }) => id === 'lossless' || consumer === client || consumer === ANYBODY,
  );
  return (
    <section aria-label="Repairs" className="client-repairs">
      <h4 className="strong">Repairs</h4>
      <ul>
        {offered.map(({ id, summary, loses }) => (
          <li key={id}>
            <Button
              look={id === chosen ? 'line' : 'fill'}
              aria-pressed={id === chosen}
              onClick={() => onStrategy(id)}
            >
              {id === chosen ? `${id} is chosen` : `Use ${id}`}
            </Button>
            <span className="small">{summary}</span>
            <span className="small muted">Loses: {loses}</span>
          </li>
        ))}
      </ul>
      <p className="small muted">
        The panel Strategies says which of them keeps the meaning, with an instance where one does
        not.
      </p>
    </section>
  );
}
