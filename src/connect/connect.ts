import { parseAddress, shownAddress } from './address.ts';
import { capture } from './capture.ts';
import type { Deadline } from './deadline.ts';
import { startDeadline } from './deadline.ts';
import type { Circumstances } from './diagnose.ts';
import { diagnose, passedSteps } from './diagnose.ts';
import { foreseen } from './foresee.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { Sdk } from './load-sdk.ts';
import { loadSdk } from './load-sdk.ts';
import type { Session } from './session.ts';
import { openSession } from './session.ts';
import type {
  Connection,
  ConnectOptions,
  ConnectResult,
  Failed,
  ListResult,
  Target,
} from './types.ts';
import { watchList } from './watch-list.ts';
import { createWire } from './wire.ts';

/** Milliseconds that saying goodbye may take. */
const FAREWELL_MS = 2_000;

/** Connects to a server over HTTP and fetches its list of tools. Never rejects for what a server or a network does. */
export async function connect(target: Target, options: ConnectOptions): Promise<ConnectResult> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const address = parseAddress(target.url);
  const early = foreseen(address, target, options.pageUrl);
  if (address.kind === 'unusable' || early !== undefined) {
    return await diagnose({ target, options, limits, exchanges: [] }, { failure: early });
  }
  const all: Circumstances = { target, url: address.url, options, limits, exchanges: [] };
  return await withDeadline(all, options.signal, async (deadline) => {
    options.onProgress?.({ stage: 'handshake', pages: 0, tools: 0, bytes: 0 });
    const sdk = await deadline.race(loadSdk());
    const session = await openSession(sdk, () => channel(sdk, all, address.url), deadline);
    try {
      const listing = { ...options, limits, deadline, address: shownAddress(address.url) };
      const captured = await capture(session, listing);
      const connection = connectionOver(session, all, captured);
      if (options.onListChanged) watchList(session, captured, options.onListChanged);
      return { kind: 'connected', connection, steps: passedSteps(all, captured) };
    } catch (error) {
      void farewell(session);
      throw error;
    }
  });
}

function connectionOver(
  session: Session,
  all: Circumstances & { readonly url?: URL },
  captured: Connection['captured'],
): Connection {
  const { limits } = all;
  return {
    captured,
    reload: (options = {}) =>
      withDeadline<ListResult>(all, options.signal, async (deadline) => ({
        kind: 'captured',
        captured: await capture(session, {
          ...all.options,
          ...options,
          limits,
          deadline,
          address: captured.address,
        }),
      })),
    close: () => farewell(session),
  };
}

/** Does `work` within the limit of time; whatever it fails of is explained. */
async function withDeadline<T>(
  all: Circumstances,
  signal: AbortSignal | undefined,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T | Failed | { readonly kind: 'cancelled' }> {
  const deadline = startDeadline(all.limits.deadlineMs, signal);
  try {
    return await work(deadline);
  } catch (error) {
    if (deadline.cancelled()) return { kind: 'cancelled' };
    return await diagnose(all, { error, expired: deadline.expired() });
  } finally {
    deadline.end();
  }
}

/** Ends the session where there is one, politely but not for long, and then everything that is still open. */
async function farewell({ client, channel }: Session): Promise<void> {
  const { transport } = channel;
  const { terminateSession } = transport as Partial<
    InstanceType<Sdk['StreamableHTTPClientTransport']>
  >;
  const ending = terminateSession?.call(transport) ?? Promise.resolve();
  const enough = new Promise<void>((resolve) => {
    setTimeout(resolve, FAREWELL_MS);
  });
  await Promise.race([ending.catch(() => undefined), enough]);
  await client.close().catch(() => undefined);
}

function channel(sdk: Sdk, { target, options, exchanges }: Circumstances, url: URL) {
  const listens = options.onListChanged !== undefined;
  // By name at the time of the request, and not as a method of something else: browsers refuse that.
  const send: typeof fetch = (to, init) => fetch(to, init);
  const wire = createWire({ target, url, listens, send, exchanges });
  const transport = new sdk.StreamableHTTPClientTransport(url, { fetch: wire.fetch });
  return Promise.resolve({ transport, keeper: wire });
}
