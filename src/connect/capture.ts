import type { Deadline } from './deadline.ts';
import { listTools } from './list-tools.ts';
import type { Session } from './session.ts';
import type { Captured, ConnectOptions, Era, Limits, ServerIdentity } from './types.ts';

export interface CaptureOptions extends Pick<ConnectOptions, 'now' | 'onProgress'> {
  readonly limits: Limits;
  readonly deadline: Deadline;
  /** As it may be shown. */
  readonly address: string;
}

/** Fetches the list over a session and stamps it with what is known about the server. */
export async function capture(
  { client, channel }: Session,
  { limits, deadline, address, now, onProgress }: CaptureOptions,
): Promise<Captured> {
  const onPage = onProgress ?? (() => undefined);
  const listed = await listTools(client, channel.keeper, limits, deadline, onPage);
  const era: Era = client.getProtocolEra() === 'modern' ? 'discover' : 'initialize';
  return {
    ...listed,
    server: identity(client.getServerVersion()),
    protocolVersion: client.getNegotiatedProtocolVersion() ?? '',
    era,
    tellsChanges: client.getServerCapabilities()?.tools?.listChanged === true,
    capturedAt: now().toISOString(),
    address,
  };
}

function identity(
  said: { name: string; version: string; title?: string | undefined } | undefined,
): ServerIdentity | null {
  if (said === undefined) return null;
  const { name, version, title } = said;
  return { name, version, ...(title !== undefined && { title }) };
}
