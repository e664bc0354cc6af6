/** What becomes of a reference at one level of unrolling, where it is not the level it is inlined at. */
export const KEEP = -1;
export const CUT = -2;

/** What becomes of one reference. */
export const Form = {
  /** Stays as it is written, or with a new pointer where its target moves. */
  keep: 0,
  /** The holder becomes the target. */
  replace: 1,
  /** The target's members, with the holder's own laid over them. */
  overlay: 2,
  /** The target is added to `allOf` beside the holder's own keywords. */
  conjoin: 3,
} as const;

/** How references may be answered. */
export interface PlanOptions {
  /** Keep references to this unit, besides those to units on cycles. */
  readonly keep?: (unit: number) => boolean;
  /** Unroll cycles this often and cut them then; undefined: keep their references. */
  readonly unroll?: number;
}

/** A kept schema that had no place of its own in the output. */
export interface Moved {
  readonly unit: number;
  readonly name: string;
}
