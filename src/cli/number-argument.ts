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

/** How long a server may take: up to an hour, because a timer counts milliseconds in 31 bits. */
export function seconds(given: string): number {
  const value = Number(given);
  if (!/^\d+(\.\d+)?$/.test(given) || value <= 0 || value > 3_600) {
    throw new InvalidArgumentError('Seconds from above 0 to 3600 are accepted.');
  }
  return value;
}
