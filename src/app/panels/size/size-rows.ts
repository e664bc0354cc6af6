import type { SchemaView, SizeRow } from '../../../engine/protocol.ts';
import { compareDecimal, shareDecimal, sumDecimal } from '../../ui/decimal.ts';

export type SizeColumn = 'name' | 'own' | 'copies' | 'after';

export interface SizeSort {
  readonly column: SizeColumn;
  readonly descending: boolean;
}

export interface ShownRow extends SizeRow {
  /** Part of the schema's bytes after, 0 to 1. */
  readonly share: number;
  /** Bar length, 0 to 1 of the largest row. */
  readonly bar: number;
}

/**
 * The rows of the table with what is left for the root: own bytes and all contributions add up to
 * the bytes after, so the root's part is the rest.
 */
export function shownRows(sizes: SchemaView['sizes'], sort: SizeSort): readonly ShownRow[] {
  const rest = BigInt(sizes.after) - BigInt(sumDecimal(sizes.rows.map((row) => row.contribution)));
  const all = rest > 0n ? [...sizes.rows, rootRow(rest.toString())] : sizes.rows;
  const largest = all.reduce(
    (most, row) => (compareDecimal(row.contribution, most) > 0 ? row.contribution : most),
    '0',
  );
  return all
    .map((row) => ({
      ...row,
      share: shareDecimal(row.contribution, sizes.after),
      bar: shareDecimal(row.contribution, largest),
    }))
    .sort((a, b) => compareBy(sort.column, a, b) * (sort.descending ? -1 : 1) || byName(a, b));
}

function rootRow(bytes: string): SizeRow {
  return {
    name: 'root',
    pointer: '#',
    ownBytes: bytes,
    copies: '1',
    contribution: bytes,
    onCycle: false,
    usedAt: [],
    uses: 0,
  };
}

function compareBy(column: SizeColumn, a: SizeRow, b: SizeRow): number {
  switch (column) {
    case 'name':
      return byName(a, b);
    case 'own':
      return compareDecimal(a.ownBytes, b.ownBytes);
    case 'copies':
      return compareDecimal(a.copies, b.copies);
    case 'after':
      return compareDecimal(a.contribution, b.contribution);
  }
}

/** By code units: the same order everywhere, whatever language the browser speaks. */
function byName(a: SizeRow, b: SizeRow): number {
  return a.name === b.name ? 0 : a.name < b.name ? -1 : 1;
}
