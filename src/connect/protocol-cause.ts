import type { Exchange } from './exchange.ts';
import type { Found } from './find-cause.ts';

/** JSON-RPC 2.0 section 5.1. */
const METHOD_NOT_FOUND = -32601;

/** MCP 2026-07-28: the server speaks none of the versions that were offered. */
const UNSUPPORTED_VERSION = -32022;

/** What an error of the protocol library means, by its name and code: class names do not survive minifying. */
export function protocolCause(error: unknown, { said }: Exchange): Found {
  const {
    name = '',
    code,
    message = '',
  } = (error ?? {}) as {
    readonly name?: string;
    readonly code?: unknown;
    readonly message?: string;
  };
  const isList = said === 'tools/list';
  const step = isList ? 'list' : 'handshake';
  if (code === UNSUPPORTED_VERSION || /protocol version is not supported/i.test(message)) {
    return { cause: 'protocol-version', step: 'handshake' };
  }
  if (typeof code === 'number') {
    if (isList && code === METHOD_NOT_FOUND) return { cause: 'no-tools', step };
    return { cause: 'rpc-error', step };
  }
  if (code === 'REQUEST_TIMEOUT') return { cause: 'stalled', step };
  if (code === 'CONNECTION_CLOSED') return { cause: 'ended', step };
  if (isList && code === 'INVALID_RESULT') return { cause: 'no-tools', step: 'parse' };
  if (name === 'SyntaxError') return { cause: 'broken-json', step: isList ? 'parse' : step };
  return { cause: 'not-mcp', step };
}

/** What the server's own error says, or the version that it wants. */
export function protocolDetail(error: unknown): {
  readonly code?: number;
  readonly message: string;
} {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  return { ...(typeof code === 'number' && { code }), message };
}
