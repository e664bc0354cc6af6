import type { Report, ToolReport } from '../../engine/report-types.ts';
import { visible } from '../visible.ts';
import { amount, counted, ratio } from './amount.ts';
import { diagnosticLines } from './diagnostic-lines.ts';
import type { Paint } from './paint.ts';
import { placesOf } from './place.ts';
import type { Columns } from './schema-lines.ts';
import { schemaLines } from './schema-lines.ts';

/** Wider names and sizes stand out of their column instead of widening it for all. */
const MOST_NAME = 28;
const MOST_BYTES_WIDTH = 11;

/** The report for a person at a terminal of 100 columns. `text` is what the report is about. */
export function reportText(
  report: Report,
  text: string,
  titleOf: (dialect: string) => string,
  paint: Paint,
): string {
  const columns = columnsFor(report, titleOf);
  const placeOf = placesOf(text);
  const tools = report.tools.flatMap((tool) => toolLines(tool, columns, titleOf, paint));
  const findings = diagnosticLines(report.diagnostics, placeOf, paint);
  const parts = [[headline(report)], tools, findings, [paint('bold', summary(report))]];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function headline({ source }: Report): string {
  const { shape, tools, schemas, bytes } = source;
  const holds = [counted(tools, 'tool'), counted(schemas, 'schema'), counted(bytes, 'byte')];
  return `${visible(shape)}: ${holds.join(', ')}`;
}

function toolLines(
  { name, schemas }: ToolReport,
  columns: Columns,
  titleOf: (dialect: string) => string,
  paint: Paint,
): string[] {
  const shown = visible(name);
  const margin = ' '.repeat(columns.name + 2);
  const lines = schemas.flatMap((schema) => {
    const [row = '', ...below] = schemaLines(schema, columns, titleOf, paint);
    return [margin + row, ...below];
  });
  const [first, ...rest] = lines;
  if (first === undefined) return [`${paint('bold', shown)}  no schema`];
  if (shown.length > columns.name) return [paint('bold', shown), ...lines];
  return [paint('bold', shown) + first.slice(shown.length), ...rest];
}

/** As the page's status line says it: `4 errors, 11 warnings, 2 cycles, grows 3.0 times`. */
function summary({ totals }: Report): string {
  const { errors, warnings, infos, cycles, bytes } = totals;
  const growth = ratio(BigInt(bytes.before), BigInt(bytes.after));
  return [
    counted(errors, 'error'),
    counted(warnings, 'warning'),
    ...(infos > 0 ? [counted(infos, 'info')] : []),
    counted(cycles, 'cycle'),
    `${amount(bytes.before)} -> ${amount(bytes.after)} bytes${growth ? ` (x${growth})` : ''}`,
  ].join(', ');
}

function columnsFor({ tools }: Report, titleOf: (dialect: string) => string): Columns {
  const schemas = tools.flatMap((tool) => tool.schemas);
  const widest = (texts: readonly string[], most: number) =>
    texts.reduce((width, { length }) => (length <= most ? Math.max(width, length) : width), 0);
  return {
    name: widest(
      tools.map(({ name }) => visible(name)),
      MOST_NAME,
    ),
    dialect: widest(
      schemas.map(({ dialect }) => titleOf(dialect.inForce)),
      MOST_NAME,
    ),
    bytes: widest(
      schemas.flatMap(({ bytes }) => [amount(bytes.before), amount(bytes.after)]),
      MOST_BYTES_WIDTH,
    ),
  };
}
