import { InvalidArgumentError } from 'commander';

/** A whole number from 0, exact in a double. */
export function count(given: string): number {
  const value = Number(given);
  if (!/^\d+$/.test(given) || !Number.isSafeInteger(value)) {
    throw new InvalidArgumentError('A whole number such as 65536 is accepted.');
  }
  return value;
}

/** How often a cycle is unrolled. */
export function unrolling(given: string): number {
  if (!/^[0-3]$/.test(given)) throw new InvalidArgumentError('0, 1, 2 and 3 are accepted.');
  return Number(given);
}
