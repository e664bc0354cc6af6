import type { Strategy } from '../inline/define-strategy.ts';
import { strategies as own } from '../inline/strategies/index.ts';
import { repairs } from '../judge/repairs/index.ts';
import { systems } from '../systems/index.ts';

const known = new Map([...own, ...repairs, ...systems].map((strategy) => [strategy.id, strategy]));

/** In the order in which a person meets them: ours, those for one consumer, then other systems, then what was added. */
export const strategies = (): readonly Strategy[] => [...known.values()];

export const strategyById = (id: string): Strategy | undefined => known.get(id);

/** Make more strategies known, for everything that is asked from now on. One with a known id takes its place. */
export function addStrategies(more: readonly Strategy[]): void {
  for (const strategy of more) known.set(strategy.id, strategy);
}
