import type { Diagnostic, Report, Severity, ToolReport } from '../../engine/report-types.ts';
import type { ToolMark, ToolRow, ToolSort } from '../panels/props.ts';
import { compareDecimal, sumDecimal } from '../ui/decimal.ts';
import { countOf, formatBytesExact, sayGrowth } from '../ui/format.ts';

type Counts = Record<Severity, number>;

const RANK: Readonly<Record<ToolMark, number>> = {
  error: 0,
  warning: 1,
  info: 2,
  hint: 3,
  pass: 4,
};

/** One row per tool, in document order. */
export function toolRows(report: Report): readonly ToolRow[] {
  const counts = countsByTool(report.diagnostics);
  return report.tools.map((tool, index) =>
    toRow(tool, index, counts.get(index) ?? { error: 0, warning: 0, info: 0 }),
  );
}

function toRow(tool: ToolReport, index: number, counts: Counts): ToolRow {
  const before = sumDecimal(tool.schemas.map((schema) => schema.bytes.before));
  const after = sumDecimal(tool.schemas.map((schema) => schema.bytes.after));
  const growth = before === '0' ? null : Number(after) / Number(before);
  let cycles = 0;
  for (const schema of tool.schemas) cycles += schema.cycles.length;
  const said = [
    ...(counts.error > 0 ? [countOf(counts.error, 'error')] : []),
    ...(counts.warning > 0 ? [countOf(counts.warning, 'warning')] : []),
    ...(counts.info > 0 ? [countOf(counts.info, 'info')] : []),
    formatBytesExact(before),
    sayGrowth(growth),
    ...(cycles > 0 ? [countOf(cycles, 'cycle')] : []),
  ];
  return {
    index,
    name: tool.name,
    mark: markOf(counts, growth),
    cycle: cycles > 0,
    before,
    after,
    growth,
    description: said.join(', '),
  };
}

const markOf = (counts: Counts, growth: number | null): ToolMark => {
  if (counts.error > 0) return 'error';
  if (counts.warning > 0) return 'warning';
  if (counts.info > 0) return 'info';
  return growth === null ? 'hint' : 'pass';
};

function countsByTool(diagnostics: readonly Diagnostic[]): ReadonlyMap<number, Counts> {
  const counts = new Map<number, Counts>();
  for (const { toolIndex, severity } of diagnostics) {
    if (toolIndex === undefined) continue;
    const row = counts.get(toolIndex) ?? { error: 0, warning: 0, info: 0 };
    row[severity] += 1;
    counts.set(toolIndex, row);
  }
  return counts;
}

/** Ties keep document order; `severity` breaks them by growth first, so that the costly stand on top. */
const ORDERS: Readonly<Record<ToolSort, (a: ToolRow, b: ToolRow) => number>> = {
  document: () => 0,
  severity: (a, b) => RANK[a.mark] - RANK[b.mark] || (b.growth ?? 0) - (a.growth ?? 0),
  growth: (a, b) => (b.growth ?? 0) - (a.growth ?? 0),
  bytes: (a, b) => compareDecimal(b.before, a.before),
};

export function arrangeTools(
  rows: readonly ToolRow[],
  sort: ToolSort,
  filter: string | null,
): readonly ToolRow[] {
  const wanted = (filter ?? '').trim().toLowerCase();
  const kept =
    wanted === '' ? [...rows] : rows.filter((row) => row.name.toLowerCase().includes(wanted));
  return kept.sort((a, b) => ORDERS[sort](a, b) || a.index - b.index);
}
