/** A source of numbers that a seed decides. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number in [0, count). */
  below(count: number): number;
  pick<T>(values: readonly T[]): T | undefined;
  chance(probability: number): boolean;
}

/** mulberry32: 32 bits of state, which is enough to choose instances. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    pick: (values) => values[below(values.length)],
    chance: (probability) => next() < probability,
  };
}
