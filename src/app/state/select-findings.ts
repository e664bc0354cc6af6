import type { Diagnostic, Report, Severity, TextEdit } from '../../engine/report-types.ts';
import type { FindingRow, PatchLine } from '../panels/props.ts';
import { withoutOverlaps } from './apply-edits.ts';
import { relativeTo } from './places.ts';

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Findings of one tool or of all, errors first, then in the order of the report. */
export function findingRows(report: Report, scope: number | null): readonly FindingRow[] {
  const rows: FindingRow[] = [];
  for (const [id, diagnostic] of report.diagnostics.entries()) {
    if (scope !== null && diagnostic.toolIndex !== scope) continue;
    rows.push(toRow(report, diagnostic, id));
  }
  return rows.sort((a, b) => RANK[a.severity] - RANK[b.severity] || a.id - b.id);
}

function toRow(report: Report, diagnostic: Diagnostic, id: number): FindingRow {
  const { severity, code, client, message, tool, side } = diagnostic;
  return {
    id,
    severity,
    code,
    ...(client === undefined ? {} : { client }),
    message,
    ...(tool === undefined ? {} : { tool }),
    ...(side === undefined ? {} : { side }),
    place: placeOf(report, diagnostic),
    related: diagnostic.related ?? [],
    fixes: (diagnostic.fixes ?? []).map((fix) => fix.title),
  };
}

/** The pointer within the schema it belongs to, or within the text. */
export function placeOf(report: Report, { toolIndex, side, pointer }: Diagnostic): string {
  const tool = toolIndex === undefined ? undefined : report.tools[toolIndex];
  const schema = tool?.schemas.find((one) => one.side === side);
  if (schema !== undefined) return relativeTo(pointer, schema.pointer) ?? pointer;
  return (tool && relativeTo(pointer, tool.pointer)) ?? pointer;
}

export function countSeverities(
  findings: readonly { readonly severity: Severity }[],
): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** The first fix of each finding in the scope, those that overlap an earlier one left out. */
export function editsOfAll(
  report: Report,
  scope: number | null,
): { readonly edits: readonly TextEdit[]; readonly fixes: number } {
  const groups: (readonly TextEdit[])[] = [];
  for (const { toolIndex, fixes } of report.diagnostics) {
    const first = fixes?.[0];
    if (first !== undefined && (scope === null || toolIndex === scope)) groups.push(first.edits);
  }
  const edits = withoutOverlaps(groups);
  const kept = new Set(edits);
  return {
    edits,
    fixes: groups.filter((group) => group.length > 0 && group.every((edit) => kept.has(edit)))
      .length,
  };
}

const MOST_LINES = 6;
const MOST_UNITS = 120;

/** The edits as removed and added lines; what is cut off ends in `…`. */
export function patchOf(text: string, edits: readonly TextEdit[]): readonly PatchLine[] {
  const lines: PatchLine[] = [];
  for (const { start, end, text: added } of edits) {
    lines.push(
      ...linesOf('-', text.slice(start, Math.min(end, start + 2_000))),
      ...linesOf('+', added.slice(0, 2_000)),
    );
    if (lines.length > MOST_LINES) return [...lines.slice(0, MOST_LINES), { sign: '+', text: '…' }];
  }
  return lines;
}

const linesOf = (sign: '-' | '+', text: string): readonly PatchLine[] =>
  text.trim() === ''
    ? []
    : text.split('\n').map((line) => ({
        sign,
        text: line.length > MOST_UNITS ? `${line.slice(0, MOST_UNITS)}…` : line,
      }));
