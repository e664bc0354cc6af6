import type { Deadline } from './deadline.ts';
import type { Exchange } from './exchange.ts';
import type { Sdk } from './load-sdk.ts';
import type { Transport } from './sdk.ts';
import type { PageKeeper } from './wire.ts';

/** Milliseconds that a server has to answer `server/discover` before it is taken for an older one. */
const PROBE_MS = 8_000;

export interface Channel {
  readonly transport: Transport;
  readonly keeper: PageKeeper;
}

export interface Session {
  readonly client: InstanceType<Sdk['Client']>;
  readonly channel: Channel;
}

const CLIENT_INFO = { name: 'refscope', version: '1' };

/** Compiles nothing: a tool's schemas are for the engine, and the page may not generate code. */
const NO_VALIDATOR = {
  getValidator: () => () => ({
    valid: true as const,
    data: undefined as never,
    errorMessage: undefined,
  }),
};

/**
 * Shakes hands, with the newest generation that both know.
 *
 * @param open  a fresh channel: the second try needs one too
 */
export async function openSession(
  sdk: Sdk,
  open: () => Promise<Channel>,
  deadline: Deadline,
): Promise<Session> {
  const first = await open();
  try {
    return await shakeHands(sdk, first, deadline, 'auto');
  } catch (error) {
    if (deadline.signal.aborted || !mayBeOlder(first.keeper.exchanges)) throw error;
  }
  return await shakeHands(sdk, await open(), deadline, 'legacy');
}

async function shakeHands(
  sdk: Sdk,
  channel: Channel,
  deadline: Deadline,
  mode: 'auto' | 'legacy',
): Promise<Session> {
  const timeoutMs = Math.min(PROBE_MS, deadline.leftMs() / 2);
  const client = new sdk.Client(CLIENT_INFO, {
    jsonSchemaValidator: NO_VALIDATOR,
    versionNegotiation: mode === 'auto' ? { mode, probe: { timeoutMs } } : { mode },
  });
  const connecting = client.connect(channel.transport, { timeout: deadline.leftMs() + 1_000 });
  connecting.catch(() => undefined);
  try {
    await deadline.race(Promise.race([connecting, channel.keeper.trouble]));
    return { client, channel };
  } catch (error) {
    await channel.transport.close().catch(() => undefined);
    throw error;
  }
}

/** Whether it was the question about the newer generation that went wrong, and an older server may still answer. */
function mayBeOlder(exchanges: readonly Exchange[]): boolean {
  const last = exchanges.at(-1);
  if (last?.said !== 'server/discover') return false;
  const { trouble, status } = last;
  if (trouble !== undefined) return trouble === 'broken-json' || trouble === 'ended-early';
  return status === undefined || (status !== 401 && status !== 403);
}
