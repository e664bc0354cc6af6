import type { CycleReport, SchemaReport } from '../../engine/report-types.ts';
import { visible } from '../visible.ts';
import { amount, counted, ratio } from './amount.ts';
import type { Paint } from './paint.ts';
import { WIDTH, wrap } from './wrap.ts';

/** Cycles that are listed per schema; the rest is counted. */
const MOST_CYCLES = 5;

export interface Columns {
  readonly name: number;
  readonly dialect: number;
  readonly bytes: number;
}

/** Side, dialect and sizes; what is remarkable about it; its cycles. Without the tool's name in front. */
export function schemaLines(
  schema: SchemaReport,
  columns: Columns,
  titleOf: (dialect: string) => string,
  paint: Paint,
): string[] {
  const { before, after } = schema.bytes;
  const growth = ratio(BigInt(before), BigInt(after));
  const row = [
    schema.side.padEnd(6),
    titleOf(schema.dialect.inForce).padEnd(columns.dialect),
    `${amount(before).padStart(columns.bytes)} -> ${amount(after).padStart(columns.bytes)} B`,
    growth === undefined ? '' : `x${growth}`.padEnd(6),
  ].join('  ');
  const indent = columns.name + 2;
  const used = columns.name + row.length + 4;
  const remarks = remarksOn(schema, titleOf);
  const marked = remarks === '' ? row.trimEnd() : `${row}  ${paint('dim', remarks)}`;
  const fits = used + remarks.length <= WIDTH;
  return [
    fits ? marked : row.trimEnd(),
    ...(fits
      ? []
      : wrap(remarks, indent + 8, indent + 8).map((line, i) =>
          i === 0 ? `${' '.repeat(indent + 8)}${line}` : line,
        )),
    ...cycleLines(schema.cycles, indent + 8, paint),
  ];
}

function remarksOn({ references, dialect }: SchemaReport, titleOf: (dialect: string) => string) {
  const { total, external, unresolved, onCycle } = references;
  return [
    total > 0 && counted(total, 'ref'),
    onCycle > 0 && `${amount(onCycle)} on a cycle`,
    unresolved > 0 && `${amount(unresolved)} unresolved`,
    external > 0 && `${amount(external)} external`,
    dialect.contradicted && dialect.used !== null && `written as ${titleOf(dialect.used)}`,
  ]
    .filter((remark) => remark !== false)
    .join(', ');
}

function cycleLines(cycles: readonly CycleReport[], indent: number, paint: Paint): string[] {
  const shown = cycles.slice(0, MOST_CYCLES).flatMap(({ nodes, path, descends }) => {
    const names = nodes.map(visible).join(', ');
    const way = path.map(visible).join(', ');
    const endless = descends ? '' : '; it never steps into the instance, so validation cannot end';
    return wrap(`cycle of ${names} by ${way}${endless}`, indent, indent + 2);
  });
  const more = cycles.length - MOST_CYCLES;
  const lines = more > 0 ? [...shown, `and ${counted(more, 'cycle')} more`] : shown;
  return lines.map((line) =>
    paint('yellow', line.startsWith(' ') ? line : ' '.repeat(indent) + line),
  );
}
