import type { Document } from '../json/document.ts';
import { pointerTo } from '../json/pointer.ts';
import type { Diagnostic, Fix, Report } from '../report-types.ts';
import { rules } from '../rules/index.ts';
import type { Found } from '../rules/run.ts';
import { runRules } from '../rules/run.ts';
import type { Settings } from '../settings.ts';
import { diagnosticsOfClient } from './check/client-diagnostics.ts';
import { factsOf } from './facts.ts';
import { givenEdit, nodeRange } from './places.ts';
import type { Prepared } from './prepare.ts';
import { prepare } from './prepare.ts';
import { readingProblems } from './problems.ts';
import { reportOf } from './report.ts';

export interface Told {
  progress?(
    stage: 'read' | 'recognise' | 'references' | 'sizes' | 'rules' | 'report',
    done: number,
    total: number,
  ): void;
  /** A report without findings, as soon as there is one. */
  partial?(report: Report): void;
  /** The early stages, for whoever goes on from them. */
  prepared?(prepared: Prepared): void;
}

/** Everything Refscope says about a text. Never throws on any text. */
export function inspect(text: string, settings?: Settings, told: Told = {}): Report {
  const prepared = prepare(text, settings, told.progress);
  told.prepared?.(prepared);
  const facts = factsOf(prepared);
  told.progress?.('sizes', 0, prepared.tools.schemas.length);
  if (told.partial !== undefined) told.partial(reportOf(prepared, facts, [], settings));
  const found =
    prepared.problems.length > 0
      ? []
      : runRules(rulesFor(prepared), facts, (done, total) => {
          if ((done & 63) === 0) told.progress?.('rules', done, total);
        });
  told.progress?.('report', 0, 1);
  return reportOf(prepared, facts, diagnosticsOf(prepared, found), settings);
}

const rulesOfSchemas = rules.filter((rule) => rule.onlyTools !== true);

/** A text that is one schema and nothing around it is nobody's tool; one client speaks for itself. */
function rulesFor({ tools, settings }: Prepared): typeof rules {
  if (settings.client !== undefined) return rulesOfSchemas;
  const [site] = tools.schemas;
  return site !== undefined && tools.tools[site.tool]?.node === site.node ? rulesOfSchemas : rules;
}

const RANK = { error: 0, warning: 1, info: 2 } as const;

/** In order of place, then severity, then code; settings and text first. */
function diagnosticsOf(prepared: Prepared, found: readonly Found[]): Diagnostic[] {
  const made = found.map((one) => diagnosticOf(prepared, one));
  for (const one of diagnosticsOfClient(prepared)) made.push(one);
  for (const problem of readingProblems(prepared))
    if (!made.some(({ code }) => code === problem.code)) made.push(problem);
  return made.sort(
    (a, b) =>
      a.range.start - b.range.start ||
      RANK[a.severity] - RANK[b.severity] ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0) ||
      a.range.end - b.range.end,
  );
}

function diagnosticOf({ source: { doc, given }, tools }: Prepared, one: Found): Diagnostic {
  const { rule, schema, finding } = one;
  const { node, whole, message, related } = finding;
  const site = schema >= 0 ? tools.schemas[schema] : undefined;
  const tool = site?.tool ?? toolAround(tools.tools, doc, node, whole);
  const made: { -readonly [Field in keyof Diagnostic]: Diagnostic[Field] } = {
    code: rule.code,
    severity: finding.severity ?? rule.severity,
    message,
    pointer: whole === true || doc.count === 0 ? '' : pointerTo(doc, node),
    range:
      whole === true
        ? (finding.place ?? { start: 0, end: Math.min(given.length, 1) })
        : nodeRange(doc, node),
  };
  if (tool >= 0) {
    made.tool = tools.tools[tool]?.name ?? '';
    made.toolIndex = tool;
  }
  if (site !== undefined) made.side = site.side;
  if (related !== undefined && related.length > 0)
    made.related = related.map((at) => ({ pointer: pointerTo(doc, at.node), message: at.message }));
  const fixes = finding
    .fixes?.()
    .map(({ title, edits }): Fix => ({ title, edits: edits.map((edit) => givenEdit(doc, edit)) }));
  if (fixes !== undefined && fixes.length > 0) made.fixes = fixes;
  return made;
}

/** A finding of the document that stands inside one tool belongs to it. */
function toolAround(
  tools: Prepared['tools']['tools'],
  doc: Document,
  node: number,
  whole: boolean | undefined,
): number {
  if (whole === true) return -1;
  let low = 0;
  let high = tools.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const from = (tools[middle] as { node: number }).node;
    if (node < from) high = middle - 1;
    else if (node >= (doc.after[from] as number)) low = middle + 1;
    else return from === 0 && tools.length === 1 && node === 0 ? -1 : middle;
  }
  return -1;
}
