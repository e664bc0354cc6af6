import { pointerTo } from '../json/pointer.ts';
import type { Diagnostic, Side } from '../report-types.ts';
import { nodeRange } from './places.ts';
import type { Prepared } from './prepare.ts';

/** Why the strategy gives nothing for one schema; empty where it gives something. */
export function refusalsOf(
  { strategy, graph, settings, tools, source: { doc }, outcome }: Prepared,
  rootIndex: number,
): Diagnostic[] {
  const site = tools.schemas[rootIndex] as { node: number; tool: number; side: Side };
  const at = (node: number, code: string, message: string): Diagnostic => ({
    code,
    severity: 'error',
    message,
    pointer: pointerTo(doc, node),
    range: nodeRange(doc, node),
    tool: tools.tools[site.tool]?.name ?? '',
    side: site.side,
    toolIndex: site.tool,
  });
  const found = (strategy.refuse?.({ graph, rootIndex, settings }) ?? []).map(({ unit, message }) =>
    at(graph.units.node[unit] as number, 'cycle/refused', message),
  );
  // Only a transform finds out by running.
  const refusal = strategy.kind === 'transform' ? outcome(rootIndex).refusal : undefined;
  return refusal === undefined ? found : [...found, at(site.node, refusal.code, refusal.message)];
}
