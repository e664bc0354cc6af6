import { hashOf, keywordAt, keywordIn, sameText, slotOf } from './hash.ts';
import { KEYWORDS } from './keywords.ts';

/** First number that is not a keyword's. */
export const FIRST_OWN = KEYWORDS.length;

/** Longest run of probes before the table gives way to a map: hostile names may share one hash. */
const MOST_PROBES = 48;

/**
 * Numbers for member names: equal names, however they are escaped, get equal numbers. Keywords have
 * their fixed numbers, other names count on from there in order of appearance.
 *
 * @shape expected O(length of the name) for each name; at most 48 probes, then a Map.
 */
export class Names {
  /** Plain arrays: most texts are small, and a typed array costs more than their names. */
  private table = new Array<number>(64).fill(0);
  private mask = 63;
  private readonly hashes: number[] = [];
  /** Text offsets of own names, and their lengths; for decoded ones -1. */
  private readonly starts: number[] = [];
  private readonly lengths: number[] = [];
  private readonly byteStarts: number[] = [];
  /** Names that stand with escapes or beyond ASCII in the text, by own number. */
  private readonly decoded = new Map<number, string>();
  private crowded: Map<string, number> | undefined;

  private readonly text: string;
  private bytes: Uint8Array;

  constructor(text: string, bytes: Uint8Array) {
    this.text = text;
    this.bytes = bytes;
  }

  get count(): number {
    return FIRST_OWN + this.hashes.length;
  }

  /** Let go of the bytes, which are lent: from here on names are only looked up. */
  settle(): this {
    this.bytes = NO_BYTES;
    return this;
  }

  /** The name with this number, decoded. */
  name(number: number): string {
    if (number < FIRST_OWN) return KEYWORDS[number] as string;
    const own = number - FIRST_OWN;
    const start = this.starts[own] as number;
    return start < 0
      ? (this.decoded.get(own) as string)
      : this.text.slice(start, start + (this.lengths[own] as number));
  }

  /**
   * Number of the plain ASCII name at `[start, end)` of the bytes; a new one where it is new.
   * `extra` turns a byte offset into a text offset.
   */
  intern(start: number, end: number, extra: number, hash: number): number {
    const keyword = keywordAt(this.bytes, start, end, hash);
    if (keyword >= 0) return keyword;
    if (this.crowded !== undefined)
      return this.internDecoded(this.text.slice(start - extra, end - extra));
    const { table, mask, bytes } = this;
    const length = end - start;
    let probes = 0;
    probing: for (let slot = slotOf(hash, mask); ; slot = (slot + 1) & mask) {
      const own = (table[slot] as number) - 1;
      if (own < 0) break;
      if (this.hashes[own] === hash && this.lengths[own] === length) {
        const known = this.byteStarts[own] as number;
        for (let i = 0; i < length; i++)
          if (bytes[known + i] !== bytes[start + i]) continue probing;
        return FIRST_OWN + own;
      }
      if (++probes > MOST_PROBES) {
        this.becomeCrowded();
        return this.internDecoded(this.text.slice(start - extra, end - extra));
      }
    }
    return this.add(hash, start - extra, length, start);
  }

  /** Number of a name that is not plain in the text; a new one where it is new. */
  internDecoded(name: string): number {
    const known = this.find(name, 0, name.length);
    if (known >= 0) return known;
    const own = this.hashes.length;
    this.decoded.set(own, name);
    this.crowded?.set(name, own);
    return this.add(hashOf(name, 0, name.length), -1, -1, -1);
  }

  /** Number of `source.slice(start, end)`, or -1 where no member has that name. */
  find(source: string, start: number, end: number): number {
    const hash = hashOf(source, start, end);
    const keyword = keywordIn(source, start, end, hash);
    if (keyword >= 0) return keyword;
    if (this.crowded !== undefined) {
      const own = this.crowded.get(source.slice(start, end));
      return own === undefined ? -1 : FIRST_OWN + own;
    }
    let probes = 0;
    for (let slot = slotOf(hash, this.mask); ; slot = (slot + 1) & this.mask) {
      const own = (this.table[slot] as number) - 1;
      if (own < 0) return -1;
      if (this.hashes[own] === hash && this.isNamed(own, source, start, end))
        return FIRST_OWN + own;
      if (++probes > MOST_PROBES) {
        this.becomeCrowded();
        return this.find(source, start, end);
      }
    }
  }

  private isNamed(own: number, source: string, start: number, end: number): boolean {
    const from = this.starts[own] as number;
    if (from < 0) return this.decoded.get(own) === source.slice(start, end);
    return (
      this.lengths[own] === end - start && sameText(this.text, from, source, start, end - start)
    );
  }

  private add(hash: number, start: number, length: number, byteStart: number): number {
    const own = this.hashes.length;
    this.hashes.push(hash);
    this.starts.push(start);
    this.lengths.push(length);
    this.byteStarts.push(byteStart);
    if (this.crowded !== undefined) return FIRST_OWN + own;
    if (this.hashes.length * 2 > this.table.length) this.grow();
    else this.insert(own, hash);
    return FIRST_OWN + own;
  }

  private insert(own: number, hash: number): void {
    let slot = slotOf(hash, this.mask);
    while (this.table[slot] !== 0) slot = (slot + 1) & this.mask;
    this.table[slot] = own + 1;
  }

  private grow(): void {
    this.table = new Array<number>(this.table.length * 4).fill(0);
    this.mask = this.table.length - 1;
    for (let own = 0; own < this.hashes.length; own++) this.insert(own, this.hashes[own] as number);
  }

  private becomeCrowded(): void {
    this.crowded = new Map();
    for (let own = 0; own < this.hashes.length; own++)
      this.crowded.set(this.name(FIRST_OWN + own), own);
  }
}

const NO_BYTES = new Uint8Array(0);
