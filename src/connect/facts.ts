import type { Exchange } from './exchange.ts';
import type { ProbeResult } from './probe.ts';
import type { Limits } from './types.ts';

/** Everything that an explanation may draw on. */
export interface Facts {
  /** Absent where the address could not be read. */
  readonly url: URL | undefined;
  /** In the order in which they left. */
  readonly exchanges: readonly Exchange[];
  readonly limits: Limits;
  readonly error: unknown;
  readonly expired: boolean;
  /** `browser`: CORS rules apply. `relay` and `command` see what a browser hides. */
  readonly route: 'browser' | 'relay' | 'command';
  /** The page's origin, as servers see it. */
  readonly pageOrigin: string | undefined;
  /** Names of the fields that credentials are sent in, in lower case. */
  readonly fields: readonly string[];
  readonly probe?: ProbeResult;
}

/** The request that decided: not the stream of notifications, and not the farewell. */
export const deciding = ({ exchanges }: Pick<Facts, 'exchanges'>): Exchange | undefined =>
  exchanges.findLast(({ said }) => said !== 'listen' && said !== 'end' && said !== 'pong');
