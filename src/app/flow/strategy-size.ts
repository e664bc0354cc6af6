import type { StrategyInfo, StrategySize } from '../../engine/protocol.ts';
import type { JudgeOutcome, Scope } from '../../judge/types.ts';
import type { Awaited } from '../state/strategies-slice.ts';
import type { Peers } from './judge-scope.ts';
import { PACKAGE_STRATEGIES } from './package-strategies.ts';

/** Milliseconds that the engine's client waits for an answer. */
const ENGINE_LIMIT_MS = 15_000;

/** A strategy's size: packages are run where they can be ended, the others are measured by the engine. */
export async function sizeBy(
  { engine, judge }: Peers,
  scope: Scope,
  { id }: StrategyInfo,
  signal: AbortSignal,
): Promise<Awaited<StrategySize>> {
  if (PACKAGE_STRATEGIES.some((one) => one.id === id)) {
    const settings = { ...scope.settings, strategy: id };
    return awaitedOf(await judge.ask('measure', { ...scope, settings }, { signal }));
  }
  const { strategy: _chosen, ...settings } = scope.settings;
  signal.addEventListener('abort', engine.cancel, { once: true });
  const outcome = await engine.call('compare', { ...scope, settings, strategy: id });
  signal.removeEventListener('abort', engine.cancel);
  if (outcome.kind === 'answer') return { kind: 'known', value: outcome.value };
  if (outcome.kind === 'superseded') return { kind: 'waiting' };
  return outcome.why === 'stopped'
    ? { kind: 'ended', afterMs: ENGINE_LIMIT_MS }
    : { kind: 'failed', message: outcome.message };
}

export function awaitedOf<T>(outcome: JudgeOutcome<T>): Awaited<T> {
  switch (outcome.kind) {
    case 'answer':
      return { kind: 'known', value: outcome.value };
    case 'ended':
      return outcome;
    case 'cancelled':
      return { kind: 'waiting' };
    case 'crashed':
      return { kind: 'failed', message: outcome.message };
  }
}
