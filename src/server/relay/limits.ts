/** What one forwarded request may take; tests bring smaller ones. */
export interface RelayLimits {
  /** Bytes of a request's body: MCP's own requests are small. */
  readonly requestBytes: number;
  /** Bytes of a reply's body, as they travel. */
  readonly replyBytes: number;
  /** Milliseconds until the request has come whole, and until the reply's head has. */
  readonly headMs: number;
  /** Milliseconds without a byte of the reply. */
  readonly idleMs: number;
  /** Milliseconds that a reply may take altogether; a stream of notifications is opened again after that. */
  readonly totalMs: number;
}

export const RELAY_LIMITS: RelayLimits = {
  requestBytes: 1024 * 1024,
  replyBytes: 32 * 1024 * 1024,
  headMs: 30_000,
  idleMs: 120_000,
  totalMs: 600_000,
};
