import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { createMemoryPorts } from './memory-port.ts';

const ask = (text: string) => ({ text, settings: {} });

describe('client', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('posts one request and resolves with its answer', async () => {
    const ports = createMemoryPorts();
    const outcome = createClient(ports.open).call('analyse', ask('a'));
    expect(ports.requests()).toEqual([{ id: 1, method: 'analyse', input: ask('a') }]);
    ports.reply({ id: 1, kind: 'answer', value: { reportVersion: 1 } });
    expect(await outcome).toEqual({ kind: 'answer', value: { reportVersion: 1 } });
  });

  test('the newest waiting call of a method replaces the one before it', async () => {
    const ports = createMemoryPorts();
    const client = createClient(ports.open);
    const first = client.call('analyse', ask('a'));
    const second = client.call('analyse', ask('b'));
    const third = client.call('analyse', ask('c'));
    expect(await second).toEqual({ kind: 'superseded' });
    expect(ports.requests()).toHaveLength(1);
    ports.reply({ id: 1, kind: 'answer', value: 'A' });
    expect(await first).toEqual({ kind: 'answer', value: 'A' });
    expect(ports.requests().map((r) => r.id)).toEqual([1, 3]);
    ports.reply({ id: 3, kind: 'answer', value: 'C' });
    expect(await third).toEqual({ kind: 'answer', value: 'C' });
  });

  test('methods wait beside each other', () => {
    const ports = createMemoryPorts();
    const client = createClient(ports.open);
    void client.call('analyse', ask('a'));
    void client.call('analyse', ask('b'));
    void client.call('catalogue', null);
    ports.reply({ id: 1, kind: 'answer', value: 'A' });
    ports.reply({ id: 2, kind: 'answer', value: 'B' });
    expect(ports.requests().map((r) => r.method)).toEqual(['analyse', 'analyse', 'catalogue']);
  });

  test('past the limit the worker is ended, and the next call has a new one', async () => {
    const ports = createMemoryPorts();
    const client = createClient(ports.open, 15_000);
    const partials: unknown[] = [];
    const stuck = client.call('analyse', ask('a'), { onPartial: (value) => partials.push(value) });
    ports.reply({ id: 1, kind: 'partial', value: 'half' });
    const after = client.call('analyse', ask('b'));
    vi.advanceTimersByTime(14_999);
    expect(ports.ended()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(await stuck).toEqual({
      kind: 'failed',
      why: 'stopped',
      message: 'No answer after 15 s',
    });
    expect(partials).toEqual(['half']);
    expect([ports.ended(), ports.opened()]).toEqual([1, 2]);
    ports.reply({ id: 2, kind: 'answer', value: 'B' });
    expect(await after).toEqual({ kind: 'answer', value: 'B' });
  });

  test('the limit counts from posting, not from asking', () => {
    const ports = createMemoryPorts();
    const client = createClient(ports.open, 100);
    void client.call('analyse', ask('a'));
    void client.call('present', { ...ask('a'), toolIndex: 0, side: 'input', verbatim: false });
    vi.advanceTimersByTime(90);
    ports.reply({ id: 1, kind: 'answer', value: 'A' });
    vi.advanceTimersByTime(90);
    expect(ports.ended()).toBe(0);
  });

  test('cancel ends the worker and fails everything', async () => {
    const ports = createMemoryPorts();
    const client = createClient(ports.open);
    const flying = client.call('analyse', ask('a'));
    const waiting = client.call('analyse', ask('b'));
    client.cancel();
    expect(await flying).toMatchObject({ kind: 'failed', why: 'cancelled' });
    expect(await waiting).toMatchObject({ kind: 'failed', why: 'cancelled' });
    expect([ports.ended(), ports.opened()]).toEqual([1, 1]);
  });

  test('a crash fails the call in flight and nothing else', async () => {
    const ports = createMemoryPorts();
    const client = createClient(ports.open);
    const flying = client.call('analyse', ask('a'));
    const other = client.call('catalogue', null);
    ports.crash('boom');
    expect(await flying).toEqual({ kind: 'failed', why: 'crashed', message: 'boom' });
    ports.reply({ id: 2, kind: 'answer', value: 'C' });
    expect(await other).toEqual({ kind: 'answer', value: 'C' });
  });

  test('an answer to an earlier request is dropped', async () => {
    const ports = createMemoryPorts();
    const client = createClient(ports.open, 100);
    const first = client.call('analyse', ask('a'));
    vi.advanceTimersByTime(100);
    await first;
    const second = client.call('analyse', ask('b'));
    ports.reply({ id: 1, kind: 'answer', value: 'late' });
    ports.reply({ id: 2, kind: 'answer', value: 'B' });
    expect(await second).toEqual({ kind: 'answer', value: 'B' });
  });

  test('progress goes to the call that asked', () => {
    const ports = createMemoryPorts();
    const seen: unknown[] = [];
    void createClient(ports.open).call('analyse', ask('a'), { onProgress: (p) => seen.push(p) });
    ports.reply({ id: 1, kind: 'progress', progress: { stage: 'sizes', done: 3, total: 9 } });
    expect(seen).toEqual([{ stage: 'sizes', done: 3, total: 9 }]);
  });
});
