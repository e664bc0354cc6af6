import { onTestFinished } from 'vitest';
import { connect } from '../connect.ts';
import type { Failure } from '../doctor-types.ts';
import type { Connection, ConnectOptions, Failed, Target } from '../types.ts';

const NOON = new Date('2026-01-02T12:00:00Z');

export const OPTIONS: ConnectOptions = { now: () => NOON, limits: { deadlineMs: 10_000 } };

/** Connects, and closes when the test ends. */
export async function reach(
  target: string | Target,
  options: Partial<ConnectOptions> = {},
): Promise<Connection> {
  const where = typeof target === 'string' ? { url: target } : target;
  const reached = await connect(where, { ...OPTIONS, ...options });
  if (reached.kind !== 'connected') throw new Error(JSON.stringify(reached));
  onTestFinished(() => reached.connection.close());
  return reached.connection;
}

/** Tries to connect, and wants it to fail. */
export async function failToReach(
  target: string | Target,
  options: Partial<ConnectOptions> = {},
): Promise<Failed & { readonly failure: Failure }> {
  const where = typeof target === 'string' ? { url: target } : target;
  const tried = await connect(where, { ...OPTIONS, ...options });
  if (tried.kind !== 'failed') throw new Error(`did not fail: ${tried.kind}`);
  return tried;
}
