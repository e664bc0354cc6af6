import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import process from 'node:process';
import { allowed } from '../../connect/allow-list.ts';
import type { Exchange } from '../../connect/exchange.ts';
import { begin, WireError } from '../../connect/exchange.ts';
import type { Transport } from '../../connect/sdk.ts';
import { readMessage } from '../../connect/tools-page.ts';
import { withoutTools } from '../../connect/watch-stream.ts';
import type { PageKeeper, ReceivedPage } from '../../connect/wire.ts';
import { createLineReader } from './lines.ts';
import { stopProcess } from './stop-process.ts';

/** Bytes of one line that is no list: a handshake, a notification. */
const MOST_LINE = 1024 * 1024;

export interface StdioTransport extends Transport {
  readonly keeper: PageKeeper;
  /** How the program ended, once it has. */
  readonly ended: () => string | undefined;
  /** Both tell the protocol library that this is a program and not a network. */
  readonly stderr: unknown;
  readonly pid: number | null;
}

type Message = Parameters<NonNullable<Transport['onmessage']>>[0];

/** A program that speaks MCP on its standard streams. It is started as it is named: no shell reads the words. */
export function createStdioTransport(
  [program = '', ...args]: readonly string[],
  exchanges: Exchange[],
  onStderr: (text: string) => void,
): StdioTransport {
  let child: ChildProcess | undefined;
  let end: string | undefined;
  let room = MOST_LINE;
  let page: ReceivedPage | undefined;
  const waiting = new Set<string | number>();
  let fail: (error: Error) => void = () => undefined;
  const trouble = new Promise<never>((_, reject) => {
    fail = reject;
  });
  trouble.catch(() => undefined);

  function onLine(line: string): void {
    const message = readMessage(line);
    // Programs that print other things to their standard output are common; what is no message is passed over.
    if (message.kind === 'broken') return;
    if (message.kind === 'page' && waiting.delete(message.id)) {
      page = { page: message.page, bytes: Buffer.byteLength(message.page.text) };
      transport.onmessage?.(JSON.parse(withoutTools(message.id, message.page)) as Message);
      return;
    }
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) transport.onmessage?.(value as Message);
  }

  const transport: StdioTransport = {
    stderr: null,
    get pid() {
      return child?.pid ?? null;
    },
    ended: () => end,
    keeper: {
      exchanges,
      trouble,
      expect: (bytes) => {
        room = bytes;
        page = undefined;
      },
      takePage: () => {
        const taken = page;
        page = undefined;
        return taken;
      },
    },
    start: () =>
      new Promise((resolve, reject) => {
        child = spawn(program, args, {
          stdio: ['pipe', 'pipe', 'pipe'],
          shell: false,
          windowsHide: true,
          // A group of its own, so that what the program starts ends with it.
          detached: process.platform !== 'win32',
        });
        const read = createLineReader(() => Math.max(room, MOST_LINE), onLine);
        child.once('spawn', resolve);
        child.once('error', (error) => {
          reject(error);
          fail(error);
        });
        child.stderr?.setEncoding('utf8').on('data', onStderr);
        child.stdin?.on('error', () => undefined);
        child.stdout?.on('data', (chunk: Buffer) => {
          if (!read(chunk)) fail(new WireError('too-large'));
        });
        child.once('close', (code, signal) => {
          end = signal === null ? `exit code ${code}` : `signal ${signal}`;
          fail(new WireError('ended-early'));
          transport.onclose?.();
        });
      }),
    send: async (message) => {
      const body = JSON.stringify(message);
      const outgoing = allowed(body, false);
      if (outgoing === undefined) return;
      begin(exchanges, outgoing.said);
      if (outgoing.said === 'tools/list' && outgoing.id !== undefined) waiting.add(outgoing.id);
      child?.stdin?.write(`${body}\n`);
      await Promise.resolve();
    },
    close: async () => {
      if (child !== undefined) await stopProcess(child);
    },
  };
  return transport;
}
