import type { Measured } from '../../engine/index.ts';
import { visible } from '../visible.ts';
import { amount, ratio } from './amount.ts';
import type { Paint } from './paint.ts';

type Schema = Measured['schemas'][number];

/** Per schema a line and a table of its definitions, the greatest contribution first. */
export function measureText({ schemas }: Measured, paint: Paint): string {
  if (schemas.length === 0) return 'no schemas\n';
  return `${schemas.map((schema) => schemaText(schema, paint)).join('\n\n')}\n`;
}

function schemaText(
  { pointer, before, after, ownBytes, definitions }: Schema,
  paint: Paint,
): string {
  const growth = ratio(before, after);
  const sizes = `${amount(before)} -> ${amount(after)} bytes${growth ? ` (x${growth})` : ''}`;
  const head = `${paint('bold', pointer === '' ? 'the document' : visible(pointer))}  ${sizes}`;
  if (definitions.length === 0) return head;
  const rows = [...definitions]
    .sort(
      (a, b) => Number(b.contribution > a.contribution) - Number(b.contribution < a.contribution),
    )
    .map((row) => [
      amount(row.contribution),
      amount(row.copies),
      amount(row.ownBytes),
      visible(fragment(row.pointer, pointer)) + (row.onCycle ? '  on a cycle' : ''),
    ]);
  const own = [amount(ownBytes), '', '', 'the schema itself'];
  const table = [['bytes', 'copies', 'own bytes', ''], own, ...rows];
  const widths = [0, 1, 2].map((i) => Math.max(...table.map((row) => row[i]?.length ?? 0)));
  const lines = table.map((row) =>
    `  ${row.map((cell, i) => cell.padStart(widths[i] ?? 0)).join('  ')}`.trimEnd(),
  );
  return [head, ...lines].join('\n');
}

/** A place in the schema as a reference in it would be written, where the schema holds it. */
function fragment(place: string, schema: string): string {
  return place.startsWith(`${schema}/`) ? `#${place.slice(schema.length)}` : place;
}
