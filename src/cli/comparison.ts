import type { StrategySize } from '../engine/protocol.ts';
import type { Settings } from '../engine/settings.ts';
import type { JudgeClient } from '../judge/client.ts';
import type { EquivalenceReport, JudgeOutcome, ReaderReport, Scope } from '../judge/types.ts';

export interface ComparisonRow {
  readonly strategy: string;
  readonly size: JudgeOutcome<StrategySize>;
  readonly equivalence: JudgeOutcome<EquivalenceReport>;
  /** One for each reader, in the order asked for. */
  readonly readers: readonly JudgeOutcome<ReaderReport>[];
}

export interface Comparison {
  /** The schemas as served, by each reader. */
  readonly served: readonly JudgeOutcome<ReaderReport>[];
  readonly rows: readonly ComparisonRow[];
}

export interface ComparisonOptions {
  readonly strategies: readonly string[];
  readonly readers: readonly string[];
  readonly instances: number;
  readonly seed: number;
}

/** What each strategy makes of the schemas, and what readers make of that. `tell` names what is at work. */
export async function compareAll(
  judge: JudgeClient,
  { text, settings, toolIndex }: Scope,
  { strategies, readers, instances, seed }: ComparisonOptions,
  tell: (what: string) => void,
): Promise<Comparison> {
  const tool = toolIndex === undefined ? {} : { toolIndex };
  const loads = async (
    scope: Scope,
    stage: 'before' | 'after',
  ): Promise<JudgeOutcome<ReaderReport>[]> => {
    const reports: JudgeOutcome<ReaderReport>[] = [];
    for (const reader of readers) {
      tell(`${stage === 'before' ? 'as served' : (scope.settings.strategy ?? '')}: ${reader}`);
      reports.push(await judge.load({ ...scope, reader, stage }));
    }
    return reports;
  };
  const under = (strategy: string): Scope => ({
    text,
    settings: { ...settings, strategy } satisfies Settings,
    ...tool,
  });
  const served = await loads(under('as-served'), 'before');
  const rows: ComparisonRow[] = [];
  for (const strategy of strategies) {
    const scope = under(strategy);
    tell(`${strategy}: sizes`);
    const size = await judge.ask('measure', scope);
    tell(`${strategy}: meaning`);
    // What does not return once does not return the next time.
    const equivalence =
      size.kind === 'ended' ? size : await judge.equivalence({ ...scope, instances, seed });
    const after = size.kind === 'ended' ? readers.map(() => size) : await loads(scope, 'after');
    rows.push({ strategy, size, equivalence, readers: after });
  }
  return { served, rows };
}
