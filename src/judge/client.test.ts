import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createJudgeClient } from './client.ts';
import type { JudgePortEvents, OpenJudgePort } from './port.ts';
import type { JudgeReply, JudgeRequest, SchemaLoaded, SchemaRef } from './types.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMIT_MS = 1_000;
const schema = (index: number): SchemaRef => ({
  tool: `tool${index}`,
  toolIndex: index,
  side: 'input',
  pointer: `/tools/${index}/inputSchema`,
});
const loads = (index: number): SchemaLoaded => ({
  schema: schema(index),
  loaded: { kind: 'loads' },
});

type Act = (
  request: JudgeRequest,
  send: (reply: JudgeReply) => void,
  events: JudgePortEvents,
) => void;

/** Workers that do what they are told, one after another. */
function workers(...acts: readonly Act[]) {
  const seen = { opened: 0, ended: 0, requests: [] as JudgeRequest[] };
  const open: OpenJudgePort = (events) => {
    const act = acts[seen.opened];
    seen.opened += 1;
    let ended = false;
    return {
      post: (request) => {
        seen.requests.push(structuredClone(request));
        queueMicrotask(() => {
          if (!ended)
            act?.(request, (reply) => ended || events.onReply(structuredClone(reply)), events);
        });
      },
      end: () => {
        ended = true;
        seen.ended += 1;
      },
    };
  };
  return { open, seen };
}

/** Loads `count` schemas from `from` on, and stops without a word at `hangs`. */
const loader =
  (count: number, hangs: number): Act =>
  (request, send) => {
    if (request.method !== 'load') return;
    const { id } = request;
    const done: SchemaLoaded[] = [];
    for (let index = request.input.from ?? 0; index < count; index++) {
      send({
        id,
        kind: 'progress',
        progress: { done: index, total: count, schema: schema(index) },
      });
      if (index === hangs) return;
      done.push(loads(index));
      send({ id, kind: 'partial', value: [loads(index)] });
    }
    send({ id, kind: 'answer', value: { reader: 'zod', stage: 'before', schemas: done } });
  };

const INPUT = { text: '', settings: {}, reader: 'zod', stage: 'before' } as const;

describe('a reader that hangs', () => {
  test('is ended, named, and the others go on in a new worker', async () => {
    const { open, seen } = workers(loader(4, 1), loader(4, -1));
    const outcome = createJudgeClient(open, LIMIT_MS).load(INPUT);
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    expect(await outcome).toEqual({
      kind: 'answer',
      value: {
        reader: 'zod',
        stage: 'before',
        schemas: [
          loads(0),
          { schema: schema(1), loaded: { kind: 'ended', afterMs: LIMIT_MS } },
          loads(2),
          loads(3),
        ],
      },
    });
    expect(seen).toMatchObject({ opened: 2, ended: 1 });
    expect(seen.requests.map(({ input }) => (input as { from?: number }).from)).toEqual([0, 2]);
  });

  test('while it is tried on instances has loaded, and the next reader is not tried on that schema', async () => {
    const tried: (readonly string[] | undefined)[] = [];
    const stuck: Act = ({ id, method, input }, send) => {
      if (method !== 'load') return;
      tried.push([...(input.untried ?? [])]);
      const progress = { done: 0, total: 1, schema: schema(0) } as const;
      send({ id, kind: 'progress', progress });
      send({ id, kind: 'progress', progress: { ...progress, loaded: true } });
    };
    const { open } = workers(stuck, stuck);
    const client = createJudgeClient(open, LIMIT_MS);
    for (const reader of ['zod', 'cfworker']) {
      const outcome = client.load({ ...INPUT, reader });
      await vi.advanceTimersByTimeAsync(LIMIT_MS);
      expect(await outcome).toMatchObject({
        value: { schemas: [{ loaded: { kind: 'loads', untriedAfterMs: LIMIT_MS } }] },
      });
    }
    expect(tried).toEqual([[], [schema(0).pointer]]);
  });

  test('is given up after three schemas', async () => {
    const { open, seen } = workers(loader(9, 0), loader(9, 1), loader(9, 2), loader(9, -1));
    const outcome = createJudgeClient(open, LIMIT_MS).load(INPUT);
    await vi.advanceTimersByTimeAsync(LIMIT_MS * 4);
    expect(await outcome).toMatchObject({ kind: 'answer', value: { schemas: { length: 3 } } });
    expect(seen.opened).toBe(3);
  });

  test('says how long it was waited for where it never came to a schema', async () => {
    const { open } = workers(() => undefined);
    const outcome = createJudgeClient(open, LIMIT_MS).load(INPUT);
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    expect(await outcome).toEqual({ kind: 'ended', afterMs: LIMIT_MS });
  });
});

test('signs of life keep a worker alive past the limit', async () => {
  const { open, seen } = workers((request, send) => {
    const tick = (index: number): void => {
      send({ id: request.id, kind: 'progress', progress: { done: index, total: 5 } });
      if (index < 5) setTimeout(() => tick(index + 1), LIMIT_MS * 0.9);
      else send({ id: request.id, kind: 'answer', value: 'late' });
    };
    tick(0);
  });
  const outcome = createJudgeClient(open, LIMIT_MS).ask('readers', null);
  await vi.advanceTimersByTimeAsync(LIMIT_MS * 5);
  expect(await outcome).toEqual({ kind: 'answer', value: 'late' });
  expect(seen.ended).toBe(0);
});

test('a library that takes long to load is no reader that hangs', async () => {
  const { open, seen } = workers(({ id }, send) => {
    for (let at = 1; at <= 5; at++)
      setTimeout(() => send({ kind: 'loading' }), at * LIMIT_MS * 0.9);
    setTimeout(() => send({ id, kind: 'answer', value: [] }), LIMIT_MS * 5);
  });
  const outcome = createJudgeClient(open, LIMIT_MS).ask('readers', null);
  await vi.advanceTimersByTimeAsync(LIMIT_MS * 5);
  expect(await outcome).toEqual({ kind: 'answer', value: [] });
  expect(seen.ended).toBe(0);
});

test('a worker that crashes does not take the next question down', async () => {
  const { open, seen } = workers(
    (_, __, { onCrash }) => onCrash('out of memory'),
    ({ id }, send) => send({ id, kind: 'answer', value: [] }),
  );
  const client = createJudgeClient(open, LIMIT_MS);
  const [first, second] = [client.ask('readers', null), client.ask('readers', null)];
  expect(await first).toEqual({ kind: 'crashed', message: 'out of memory' });
  expect(await second).toEqual({ kind: 'answer', value: [] });
  expect(seen).toMatchObject({ opened: 2, ended: 1 });
});

describe('giving up', () => {
  test('cancel ends the worker and everything that waits', async () => {
    const { open, seen } = workers(() => undefined);
    const client = createJudgeClient(open, LIMIT_MS);
    const both = [client.ask('readers', null), client.load(INPUT)];
    client.cancel();
    expect(await Promise.all(both)).toEqual([{ kind: 'cancelled' }, { kind: 'cancelled' }]);
    expect(seen).toMatchObject({ opened: 1, ended: 1 });
  });

  test('a signal takes back one call and leaves the others', async () => {
    const { open, seen } = workers(
      () => undefined,
      ({ id }, send) => send({ id, kind: 'answer', value: [] }),
    );
    const client = createJudgeClient(open, LIMIT_MS);
    const [stop, before] = [new AbortController(), new AbortController()];
    const first = client.ask('readers', null, { signal: stop.signal });
    const second = client.ask('readers', null, { signal: before.signal });
    const third = client.ask('readers', null);
    before.abort();
    expect(await second).toEqual({ kind: 'cancelled' });
    expect(seen.ended).toBe(0);
    stop.abort();
    expect(await first).toEqual({ kind: 'cancelled' });
    expect(await third).toEqual({ kind: 'answer', value: [] });
  });
});
