import process from 'node:process';
import { capture } from '../../connect/capture.ts';
import { startDeadline } from '../../connect/deadline.ts';
import type { Exchange } from '../../connect/exchange.ts';
import { DEFAULT_LIMITS } from '../../connect/limits.ts';
import { loadSdk } from '../../connect/load-sdk.ts';
import { openSession } from '../../connect/session.ts';
import type { Io } from '../io.ts';
import { visibleLines } from '../visible.ts';
import type { InputText, ReadOptions } from './define-source.ts';
import { explainProgram } from './explain-program.ts';
import { received, showProgress } from './received.ts';
import type { StdioTransport } from './stdio-transport.ts';
import { createStdioTransport } from './stdio-transport.ts';

/** Seconds: a program may have to be fetched first, as `npx` does. */
const TIMEOUT = 60;

/** Starts a server, asks it for its list of tools, and stops it. */
export async function readProgram(
  words: readonly string[],
  io: Io,
  { most, timeout = TIMEOUT }: ReadOptions,
): Promise<InputText> {
  const exchanges: Exchange[] = [];
  const started: StdioTransport[] = [];
  const onStderr = (text: string): void =>
    io.stderr.write(io.stderr.terminal ? visibleLines(text) : text);
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  const limits = { ...DEFAULT_LIMITS, bytes: most, deadlineMs: timeout * 1000 };
  const deadline = startDeadline(limits.deadlineMs, stop.signal);
  const open = () => {
    const transport = createStdioTransport(words, exchanges, onStderr);
    started.push(transport);
    return Promise.resolve({ transport, keeper: transport.keeper });
  };
  try {
    const session = await openSession(await loadSdk(), open, deadline);
    const captured = await capture(session, {
      limits,
      deadline,
      address: words.join(' '),
      now: () => new Date(),
      onProgress: showProgress(io),
    });
    return received(captured, io);
  } catch (error) {
    const why = explainProgram(error, {
      program: words[0] ?? '',
      said: exchanges.at(-1)?.said,
      ended: started.at(-1)?.ended(),
      expired: deadline.expired(),
      cancelled: deadline.cancelled(),
      timeout,
    });
    return { kind: 'unusable', why };
  } finally {
    deadline.end();
    await Promise.all(started.map((transport) => transport.close()));
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
}
