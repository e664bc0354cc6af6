import type { JudgePort, JudgePortEvents, OpenJudgePort } from './port.ts';
import type {
  JudgeApi,
  JudgeMethod,
  JudgeOutcome,
  JudgeProgress,
  JudgeReply,
  JudgeRequest,
  SchemaEquivalence,
  SchemaLoaded,
} from './types.ts';

export interface JudgeEvents {
  readonly onProgress?: (progress: JudgeProgress) => void;
  readonly onPartial?: (value: readonly SchemaLoaded[] | readonly SchemaEquivalence[]) => void;
  /** Gives this call up: at once where it waits, with its worker where it runs. */
  readonly signal?: AbortSignal;
}

export type Ask = <M extends JudgeMethod>(
  method: M,
  input: Parameters<JudgeApi[M]>[0],
  events?: JudgeEvents,
) => Promise<JudgeOutcome<ReturnType<JudgeApi[M]>>>;

export interface Calls {
  readonly ask: Ask;
  /** Ends the worker: what runs and what waits is cancelled. */
  readonly cancel: () => void;
}

interface Call {
  readonly request: JudgeRequest;
  readonly events: JudgeEvents;
  readonly settle: (outcome: JudgeOutcome<never>) => void;
}

/**
 * One question at a time to one worker, the others wait in order. A worker that shows no sign of life for `limitMs` is
 * ended; the next question opens a new one.
 */
export function createCalls(open: OpenJudgePort, limitMs: number): Calls {
  const waiting: Call[] = [];
  let port: JudgePort | null = null;
  let flight: { readonly call: Call; timer: ReturnType<typeof setTimeout> } | null = null;
  let lastId = 0;

  const land = (outcome: JudgeOutcome<never>): void => {
    if (flight === null) return;
    clearTimeout(flight.timer);
    const { call } = flight;
    flight = null;
    call.settle(outcome);
    takeOff();
  };
  const abandon = (outcome: JudgeOutcome<never>): void => {
    port?.end();
    port = null;
    land(outcome);
  };
  const watch = () => setTimeout(() => abandon({ kind: 'ended', afterMs: limitMs }), limitMs);
  const onReply = (reply: JudgeReply): void => {
    if (flight === null) return;
    if (reply.kind !== 'loading' && reply.id !== flight.call.request.id) return;
    clearTimeout(flight.timer);
    flight.timer = watch();
    const { events } = flight.call;
    switch (reply.kind) {
      case 'loading':
        return;
      case 'progress':
        events.onProgress?.(reply.progress);
        return;
      case 'partial':
        events.onPartial?.(reply.value);
        return;
      case 'failed':
        land({ kind: 'crashed', message: reply.message });
        return;
      case 'answer':
        // The protocol ties the answer's type to the method of the request.
        land({ kind: 'answer', value: reply.value as never });
    }
  };
  const events: JudgePortEvents = {
    onReply,
    onCrash: (message) => abandon({ kind: 'crashed', message }),
  };
  const takeOff = (): void => {
    if (flight !== null) return;
    const call = waiting.shift();
    if (call === undefined) return;
    port ??= open(events);
    flight = { call, timer: watch() };
    port.post(call.request);
  };
  const give = (call: Call): void => {
    const at = waiting.indexOf(call);
    if (at >= 0) {
      waiting.splice(at, 1);
      call.settle({ kind: 'cancelled' });
    } else if (flight?.call === call) abandon({ kind: 'cancelled' });
  };

  return {
    ask: (method, input, events = {}) =>
      new Promise((resolve) => {
        lastId += 1;
        // Method and input are paired by the signature of `ask`.
        const call: Call = {
          request: { id: lastId, method, input } as JudgeRequest,
          events,
          settle: resolve,
        };
        if (events.signal?.aborted === true) return resolve({ kind: 'cancelled' });
        events.signal?.addEventListener('abort', () => give(call), { once: true });
        waiting.push(call);
        takeOff();
      }),
    cancel: () => {
      for (const { settle } of waiting.splice(0)) settle({ kind: 'cancelled' });
      abandon({ kind: 'cancelled' });
    },
  };
}
