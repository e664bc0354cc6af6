import type { Limits } from './types.ts';

/** The text and the tools are those of the engine's own limits; the rest keeps a server from holding a person up. */
export const DEFAULT_LIMITS: Limits = {
  bytes: 8 * 1024 * 1024,
  pages: 1_000,
  tools: 20_000,
  deadlineMs: 30_000,
};

/** Bytes of any other reply that are read: a handshake, an error page. */
export const MOST_OTHER_BYTES = 1024 * 1024;

/** Bytes that one open stream of notifications may send; then it is closed. */
export const MOST_STREAM_BYTES = 16 * 1024 * 1024;
