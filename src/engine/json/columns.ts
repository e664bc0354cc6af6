/** The columns of a document while it is read; each has `capacity` rows. */
export interface Columns {
  readonly capacity: number;
  readonly kind: Uint8Array;
  readonly flags: Uint8Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly after: Int32Array;
  readonly parent: Int32Array;
  readonly key: Int32Array;
  readonly keyStart: Int32Array;
  readonly size: Int32Array;
}

/** Bytes of one row: seven numbers of four bytes, two of one. */
const ROW = 30;
/** Rows that are kept between calls, since a small text should not pay for room. */
const KEPT = 1 << 20;

/** Columns of `capacity` rows in one buffer; with the rows of `from` up to `count`. */
function columnsOf(capacity: number, from?: Columns, count = 0): Columns {
  const buffer = new ArrayBuffer(capacity * ROW);
  const int = (index: number, old: Int32Array | undefined): Int32Array => {
    const column = new Int32Array(buffer, index * capacity * 4, capacity);
    if (old !== undefined) column.set(old.subarray(0, count));
    return column;
  };
  const byte = (index: number, old: Uint8Array | undefined): Uint8Array => {
    const column = new Uint8Array(buffer, capacity * 28 + index * capacity, capacity);
    if (old !== undefined) column.set(old.subarray(0, count));
    return column;
  };
  return {
    capacity,
    kind: byte(0, from?.kind),
    flags: byte(1, from?.flags),
    start: int(0, from?.start),
    end: int(1, from?.end),
    after: int(2, from?.after),
    parent: int(3, from?.parent),
    key: int(4, from?.key),
    keyStart: int(5, from?.keyStart),
    size: int(6, from?.size),
  };
}

let lent = columnsOf(4096);

/** Columns to read into: valid until the next call. */
export const lendColumns = (): Columns => lent;

/** Twice the room, with what was read. */
export function growColumns(columns: Columns): Columns {
  const wider = columnsOf(columns.capacity * 2, columns, columns.capacity);
  if (wider.capacity <= KEPT) lent = wider;
  return wider;
}

/** The first `count` rows, in a buffer of their own. */
export const keepColumns = (columns: Columns, count: number): Columns =>
  columnsOf(count, columns, count);
