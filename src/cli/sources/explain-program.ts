import { WireError } from '../../connect/exchange.ts';
import { plainWords } from '../../connect/plain-words.ts';

export interface ProgramFacts {
  readonly program: string;
  /** What it was asked last. */
  readonly said: string | undefined;
  readonly ended: string | undefined;
  readonly expired: boolean;
  readonly cancelled: boolean;
  /** Seconds. */
  readonly timeout: number;
}

/** Why a program gave no list of tools, in a sentence or two. */
export function explainProgram(error: unknown, facts: ProgramFacts): string {
  const { program, said = 'the first request', ended, expired, cancelled, timeout } = facts;
  if (cancelled) return `${program} was stopped before its list came.`;
  if (expired) {
    return `${program} did not answer ${said} within ${timeout} s and was stopped; --timeout SECONDS raises the limit. A server speaks JSON-RPC on its standard output, one message a line.`;
  }
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  if (code === 'ENOENT') return `Cannot start ${program}: there is no such command.`;
  if (code === 'EACCES') return `Cannot start ${program}: it may not be executed.`;
  if (error instanceof WireError && error.trouble === 'too-large') {
    return `The reply of ${program} to ${said} is too large; --max-input BYTES raises the limit.`;
  }
  if (ended !== undefined) {
    return `${program} ended (${ended}) before it answered ${said}; what it printed stands above.`;
  }
  const words = plainWords(message);
  if (typeof code === 'number')
    return `${program} answered ${said} with the error ${code}: ${words}`;
  return `${program} did not answer ${said} as an MCP server does: ${words}`;
}
