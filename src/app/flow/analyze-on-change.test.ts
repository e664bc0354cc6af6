import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../engine/client.ts';
import { createMemoryPorts } from '../engine/memory-port.ts';
import { createAppStore } from '../state/store.ts';
import { report, tool, view } from '../testing/reports.ts';
import { analyzeOnChange } from './analyze-on-change.ts';
import { keepFocus } from './keep-focus.ts';
import { presentOnFocus } from './present-on-focus.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const page = () => {
  const store = createAppStore();
  const ports = createMemoryPorts();
  const client = createClient(ports.open);
  analyzeOnChange(store, client);
  keepFocus(store);
  presentOnFocus(store, client);
  return { store, ports, client };
};
const asked = (ports: ReturnType<typeof createMemoryPorts>) =>
  ports.requests().map(({ method }) => method);

test('a text is analysed, then its first schema is shown', async () => {
  const { store, ports } = page();
  store.getState().documentOpened('{}', { kind: 'paste', title: '' });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked(ports)).toEqual(['analyse']);
  ports.reply({ id: 1, kind: 'answer', value: report([tool('a')]) });
  await vi.advanceTimersByTimeAsync(0);
  expect(ports.requests()[1]).toMatchObject({
    method: 'present',
    input: { text: '{}', toolIndex: 0, side: 'input', verbatim: false },
  });
  ports.reply({ id: 2, kind: 'answer', value: view() });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().viewed).toMatchObject({ text: '{}', view: { toolIndex: 0 } });
  expect(store.getState().finished).toBe(1);
});

test('typing is analysed after a pause, and only its last state', async () => {
  const { store, ports } = page();
  store.getState().documentOpened('{}', { kind: 'paste', title: '' });
  await vi.advanceTimersByTimeAsync(0);
  ports.reply({ id: 1, kind: 'answer', value: report([]) });
  for (const text of ['{ ', '{  ', '{  }']) {
    store.getState().sourceEdited(text, Date.now());
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked(ports)).toEqual(['analyse']);
  await vi.advanceTimersByTimeAsync(100);
  expect(ports.requests().at(-1)).toMatchObject({ method: 'analyse', input: { text: '{  }' } });
});

test('a late answer changes nothing', async () => {
  const { store, ports } = page();
  store.getState().documentOpened('1', { kind: 'paste', title: '' });
  await vi.advanceTimersByTimeAsync(0);
  store.getState().documentOpened('2', { kind: 'paste', title: '' });
  await vi.advanceTimersByTimeAsync(0);
  ports.reply({ id: 1, kind: 'answer', value: report([tool('old')]) });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().latest).toBeNull();
  ports.reply({ id: 2, kind: 'answer', value: report([tool('new')]) });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().latest?.report.tools[0]?.name).toBe('new');
});

test('past the limit the partial report stays', async () => {
  const { store, ports } = page();
  store.getState().documentOpened('1', { kind: 'paste', title: '' });
  await vi.advanceTimersByTimeAsync(0);
  ports.reply({ id: 1, kind: 'progress', progress: { stage: 'rules', done: 1, total: 2 } });
  ports.reply({ id: 1, kind: 'partial', value: JSON.stringify(report([tool('half')])) });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(store.getState().analysis).toMatchObject({
    kind: 'failed',
    failure: { kind: 'stopped', progress: { stage: 'rules' } },
  });
  expect(store.getState().shown).toMatchObject({
    whole: false,
    report: { tools: [{ name: 'half' }] },
  });
});
