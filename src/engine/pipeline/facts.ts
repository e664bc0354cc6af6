import type { Dialect } from '../dialects/define-dialect.ts';
import type { Stamp } from '../dialects/detect.ts';
import type { Strategy } from '../inline/define-strategy.ts';
import { outcomeOf } from '../inline/outcome.ts';
import { usedDialect } from '../refs/used-dialect.ts';
import type { Facts, SchemaFacts } from '../rules/define-rule.ts';
import { servedBytes } from './measure.ts';
import type { Prepared } from './prepare.ts';
import { strategyById } from './strategies.ts';

/** Everything that rules may read about a prepared text. */
export function factsOf(prepared: Prepared): Facts {
  const { source, tools, graph, stamps, settings, strategy } = prepared;
  const { doc } = source;
  const schemas = tools.schemas.map(({ node }, index): SchemaFacts => {
    const { dialect, stamp, stampNode } = stamps[index] as Stamp;
    const { used, evidence } = usedDialect(doc, graph.role, node, dialect as Dialect);
    return { index, node, dialect, stamp, stampNode, used, evidence };
  });
  const lossless = strategyById('lossless') as Strategy;
  return {
    source,
    doc,
    tools,
    schemas,
    graph,
    sizes: {
      before: (schema) => servedBytes(doc, (tools.schemas[schema] as { node: number }).node),
      after: (schema) => prepared.outcome(schema).bytes,
      lossless: (schema) =>
        (strategy.id === 'lossless'
          ? prepared.outcome(schema)
          : outcomeOf(lossless, graph, schema, settings)
        ).bytes,
      budgetMissed: (schema) => prepared.outcome(schema).missed,
    },
  };
}
