import type { Dialect } from '../dialects/define-dialect.ts';
import { memberBytes } from '../inline/member.ts';
import { Kind } from '../json/document.ts';
import { fragmentOf, pointerTo } from '../json/pointer.ts';
import { utf8Length } from '../json/strings.ts';
import { cyclesOf } from '../refs/cycles.ts';
import type {
  CycleReport,
  Diagnostic,
  Report,
  ReportSettings,
  SchemaReport,
  ToolReport,
} from '../report-types.ts';
import type { Facts, SchemaFacts } from '../rules/define-rule.ts';
import type { Settings } from '../settings.ts';
import { VERSION } from '../version.ts';
import { servedBytes } from './measure.ts';
import type { Prepared } from './prepare.ts';
import { wholeBytes } from './rewrite.ts';

/** Put the stages into one plain value, in document order. */
export function reportOf(
  prepared: Prepared,
  facts: Facts,
  diagnostics: readonly Diagnostic[],
  given: Settings | undefined,
): Report {
  const { source, tools } = prepared;
  const schemas: SchemaReport[][] = tools.tools.map(() => []);
  let cycles = 0;
  for (const schema of facts.schemas) {
    const site = tools.schemas[schema.index] as { tool: number };
    const one = schemaReport(prepared, schema);
    cycles += one.cycles.length;
    schemas[site.tool]?.push(one);
  }
  const count = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) count[severity]++;
  return {
    reportVersion: 1,
    refscope: VERSION,
    settings: reportSettings(prepared, given),
    source: {
      shape: tools.shape,
      why: tools.why,
      bytes: givenBytes(source),
      tools: tools.tools.length,
      schemas: tools.schemas.length,
    },
    tools: tools.tools.map(
      ({ name, node }, index): ToolReport => ({
        name,
        pointer: pointerTo(source.doc, node),
        schemas: schemas[index] as SchemaReport[],
      }),
    ),
    diagnostics,
    totals: {
      bytes: {
        before: String(source.doc.count === 0 ? 0 : servedBytes(source.doc, 0)),
        after: String(wholeBytes(prepared)),
      },
      errors: count.error,
      warnings: count.warning,
      infos: count.info,
      cycles,
    },
  };
}

/** Letters beyond ASCII were counted while reading; only a text with something around its JSON is read again. */
function givenBytes({ given, doc, wrapping, byteOrderMark }: Prepared['source']): number {
  if (wrapping !== 'none' || doc.problem !== undefined || doc.count === 0) return utf8Length(given);
  return given.length + doc.extraBytes + (byteOrderMark ? 2 : 0);
}

function reportSettings({ settings }: Prepared, given: Settings | undefined): ReportSettings {
  const out: { -readonly [Field in keyof ReportSettings]: ReportSettings[Field] } = {
    strategy: settings.strategy,
  };
  if (given?.budgetBytes !== undefined) out.budgetBytes = given.budgetBytes;
  if (given?.unroll !== undefined) out.unroll = given.unroll;
  if (given?.dialect !== undefined) out.dialect = given.dialect;
  if (given?.shape !== undefined) out.shape = given.shape;
  if (given?.client !== undefined) out.client = given.client;
  return out;
}

function schemaReport(prepared: Prepared, schema: SchemaFacts): SchemaReport {
  const {
    source: { doc },
    tools,
    graph,
    strategy,
  } = prepared;
  const { node, index } = schema;
  const root = graph.roots[index] as Prepared['graph']['roots'][number];
  const { refs, units } = graph;
  const references = {
    total: root.lastRef - root.firstRef,
    local: 0,
    external: 0,
    unresolved: 0,
    onCycle: 0,
  };
  for (let row = root.firstRef; row < root.lastRef; row++) {
    const to = refs.to[row] as number;
    if (refs.why[row]?.kind === 'not-held') references.external++;
    else references.local++;
    if (to >= 0 && units.cyclic[to] === true) references.onCycle++;
    if (to < 0 && refs.dead[row] !== true && refs.why[row]?.kind !== 'not-held')
      references.unresolved++;
  }
  const outcome = prepared.outcome(index);
  const before = servedBytes(doc, node);
  const pointer = pointerTo(doc, node);
  const site = tools.schemas[index] as { side: SchemaReport['side'] };
  return {
    side: site.side,
    pointer,
    dialect: {
      stamped: schema.stamp ?? null,
      used: schema.used?.uri ?? null,
      inForce: (schema.dialect as Dialect).uri,
      contradicted: schema.used !== undefined,
      evidence: schema.evidence.map((member) => ({
        keyword: doc.names.name(doc.key[member] as number),
        pointer: pointerTo(doc, member),
      })),
    },
    references,
    cycles: cycleReports(prepared, index),
    bytes: {
      before: String(before),
      after: String(outcome.bytes),
      definitions: String(containerBytes(prepared, index, node)),
    },
    growth: before === 0 ? null : outcome.approximate / before,
    after: { kept: outcome.kept, lossless: strategy.lossless },
  };
}

function cycleReports({ source: { doc }, graph, tools }: Prepared, index: number): CycleReport[] {
  const { node } = tools.schemas[index] as { node: number };
  return cyclesOf(graph, index).map(({ nodes, path, descends }) => ({
    nodes: nodes.map((unit) => fragmentOf(pointerTo(doc, graph.units.node[unit] as number, node))),
    path: path.map((row) => fragmentOf(pointerTo(doc, graph.refs.member[row] as number, node))),
    descends,
  }));
}

/** What the containers at the root cost before. */
function containerBytes({ source: { doc }, graph }: Prepared, index: number, node: number): number {
  let bytes = 0;
  const root = graph.roots[index];
  for (let i = root?.firstContainer ?? 0; i < (root?.lastContainer ?? 0); i++) {
    const container = graph.containers[i] as number;
    if (doc.parent[container] === node && doc.kind[container] === Kind.object)
      bytes += memberBytes(doc, container);
  }
  return bytes;
}
