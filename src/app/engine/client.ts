import type { EngineApi, Method, Progress, Reply, Request } from '../../engine/protocol.ts';
import type { OpenPort, Port } from './port.ts';

export type CallFailure = 'stopped' | 'cancelled' | 'crashed';

export type Outcome<T> =
  | { readonly kind: 'answer'; readonly value: T }
  /** A newer call of the same method took its place; nothing went wrong. */
  | { readonly kind: 'superseded' }
  | { readonly kind: 'failed'; readonly why: CallFailure; readonly message: string };

export interface CallEvents {
  readonly onProgress?: (progress: Progress) => void;
  /** A report without its later stages; what remains if the worker must be ended. */
  readonly onPartial?: (value: unknown) => void;
}

export interface Client {
  readonly call: <M extends Method>(
    method: M,
    input: Parameters<EngineApi[M]>[0],
    events?: CallEvents,
  ) => Promise<Outcome<ReturnType<EngineApi[M]>>>;
  /** Ends the worker at once: the call in flight and all that wait fail as cancelled. */
  readonly cancel: () => void;
}

/** Milliseconds from posting a request to its answer; then the worker is ended and replaced. */
const LIMIT_MS = 15_000;

interface Call {
  readonly request: Request;
  readonly events: CallEvents;
  readonly settle: (outcome: Outcome<never>) => void;
}

/**
 * Asks the engine worker: one request in flight, and one waiting for each method, where the newest replaces the one
 * that waits. One in flight in all, because the worker can do one thing: so the limit counts work and no queueing.
 */
export function createClient(open: OpenPort, limitMs: number = LIMIT_MS): Client {
  const waiting = new Map<Method, Call>();
  let port: Port | null = null;
  let flight: { readonly call: Call; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  let lastId = 0;

  const land = (outcome: Outcome<never>) => {
    if (flight === null) return;
    clearTimeout(flight.timer);
    const { call } = flight;
    flight = null;
    call.settle(outcome);
    takeOff();
  };
  const endWorker = () => {
    port?.end();
    port = null;
  };
  const fail = (why: CallFailure, message: string) => {
    endWorker();
    land({ kind: 'failed', why, message });
  };
  const onReply = (reply: Reply) => {
    if (flight === null || reply.id !== flight.call.request.id) return;
    const { events } = flight.call;
    switch (reply.kind) {
      case 'progress':
        events.onProgress?.(reply.progress);
        return;
      case 'partial':
        events.onPartial?.(reply.value);
        return;
      case 'failed':
        // The engine threw, which no text should cause: the worker's memory of earlier stages is not to be trusted.
        fail('crashed', `${reply.name}: ${reply.message}`);
        return;
      case 'answer':
        // The protocol ties the answer's type to the method of the request.
        land({ kind: 'answer', value: reply.value as never });
    }
  };
  const takeOff = () => {
    if (flight !== null) return;
    const next = waiting.entries().next().value;
    if (next === undefined) return;
    const [method, call] = next;
    waiting.delete(method);
    port ??= open({ onReply, onCrash: (message) => fail('crashed', message) });
    flight = {
      call,
      timer: setTimeout(() => fail('stopped', `No answer after ${limitMs / 1000} s`), limitMs),
    };
    port.post(call.request);
  };

  return {
    call: (method, input, events = {}) =>
      new Promise((resolve) => {
        lastId += 1;
        // Method and input are paired by the signature of `call`.
        const request = { id: lastId, method, input } as Request;
        waiting.get(method)?.settle({ kind: 'superseded' });
        waiting.set(method, { request, events, settle: resolve });
        takeOff();
      }),
    cancel: () => {
      const calls = [...waiting.values()];
      waiting.clear();
      for (const { settle } of calls)
        settle({ kind: 'failed', why: 'cancelled', message: 'Cancelled' });
      if (flight !== null) fail('cancelled', 'Cancelled');
    },
  };
}
