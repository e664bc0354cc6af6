import type { Offer, Snippet } from './doctor-types.ts';
import type { Facts } from './facts.ts';
import type { Found } from './find-cause.ts';

/** What is said about one cause. */
export interface Explanation {
  readonly what: string;
  readonly fix: string;
  readonly snippets?: readonly Snippet[];
  readonly offers?: readonly Offer[];
}

export type Explain = (facts: Facts, found: Found) => Explanation;

export const seconds = (ms: number): string =>
  `${(ms / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 })} s`;

export const mebibytes = (bytes: number): string =>
  bytes >= 1_048_576
    ? `${(bytes / 1_048_576).toLocaleString('en-US', { maximumFractionDigits: 1 })} MiB`
    : `${bytes.toLocaleString('en-US')} bytes`;

/** What a server said, as its own words. */
export const quoted = (said: string | undefined): string =>
  said === undefined || said === '' ? '' : ` It says: "${said}"`;

export const hostOf = ({ url }: Facts): string => url?.host ?? 'the server';
