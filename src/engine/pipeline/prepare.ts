import type { Dialect } from '../dialects/define-dialect.ts';
import type { Stamp } from '../dialects/detect.ts';
import { readStamp } from '../dialects/detect.ts';
import { dialectByUri, dialects } from '../dialects/index.ts';
import type { Strategy } from '../inline/define-strategy.ts';
import type { Outcome } from '../inline/outcome.ts';
import { outcomeOf } from '../inline/outcome.ts';
import { Children } from '../json/children.ts';
import { consumerById, consumers } from '../judge/consumers/index.ts';
import type { Registries } from '../refs/graph.ts';
import { buildGraph } from '../refs/graph.ts';
import type { RefGraph } from '../refs/types.ts';
import type { FullSettings, SettingProblem, Settings } from '../settings.ts';
import { withDefaults } from '../settings.ts';
import { extract } from '../tools/extract.ts';
import { readText } from '../tools/read-text.ts';
import type { Source, ToolSet } from '../tools/types.ts';
import { strategies, strategyById } from './strategies.ts';

/** The early stages of one text: what it is, its schemas, and where their references lead. */
export interface Prepared {
  readonly settings: FullSettings;
  /** Settings that cannot be used; then nothing else is read. */
  readonly problems: readonly SettingProblem[];
  readonly strategy: Strategy;
  readonly source: Source;
  readonly tools: ToolSet;
  readonly stamps: readonly Stamp[];
  readonly graph: RefGraph & { readonly registries: Registries };
  /** What the strategy makes of schema `index`; made when first asked for. */
  outcome(index: number): Outcome;
}

export type Tell = (
  stage: 'read' | 'recognise' | 'references',
  done: number,
  total: number,
) => void;

const LOSSLESS = strategyById('lossless') as Strategy;

export function prepare(text: string, given: Settings | undefined, tell?: Tell): Prepared {
  const { full, problems: unusable } = withDefaults(given);
  const problems = [...unusable];
  const strategy = strategyById(full.strategy);
  if (strategy === undefined)
    problems.push({
      code: 'settings/unknown-strategy',
      message: `There is no strategy "${full.strategy}". Accepted: ${strategies()
        .map(({ id }) => id)
        .join(', ')}.`,
    });
  const override = full.dialect === undefined ? undefined : dialectByUri(full.dialect);
  if (full.dialect !== undefined && override === undefined)
    problems.push({
      code: 'settings/unknown-dialect',
      message: `There is no dialect "${full.dialect}". Accepted: ${dialects.map(({ uri }) => uri).join(', ')}.`,
    });
  if (full.client !== undefined && consumerById(full.client) === undefined)
    problems.push({
      code: 'settings/unknown-client',
      message: `There is no client "${full.client}". Accepted: ${consumers.map(({ id }) => id).join(', ')}.`,
    });

  tell?.('read', 0, 1);
  const source = readText(problems.length > 0 ? '' : text);
  tell?.('recognise', 0, 1);
  const tools = extract(source, full.shape);
  tell?.('references', 0, tools.schemas.length);
  const stamps = readStamps(source, tools, override);
  const graph = buildGraph(
    source.doc,
    tools.schemas.map(({ node }, index) => ({ node, ...(stamps[index] as Stamp) })),
  );
  const outcomes: (Outcome | undefined)[] = [];
  const used = strategy ?? LOSSLESS;
  return {
    settings: full,
    problems,
    strategy: used,
    source,
    tools,
    stamps,
    graph,
    outcome: (index) =>
      (outcomes[index] ??= outcomeOf(used, graph, index, full, tools.schemas[index]?.side)),
  };
}

function readStamps({ doc }: Source, tools: ToolSet, override: Dialect | undefined): Stamp[] {
  const children = new Children(doc);
  return tools.schemas.map(({ node }) => readStamp(doc, children, node, override));
}
