import { describe, expect, it } from 'vitest';
import type { Captured } from '../../connect/types.ts';
import { createAppStore } from './store.ts';

const captured: Captured = {
  text: '{"tools":[]}',
  pages: 1,
  tools: 0,
  bytes: 12,
  server: null,
  protocolVersion: '2025-11-25',
  era: 'initialize',
  tellsChanges: true,
  capturedAt: '2026-11-30T09:00:00.000Z',
  address: 'http://127.0.0.1:3001/mcp',
};

describe('connection slice', () => {
  it('keeps what was captured after the server is left, and not what it said of changes', () => {
    const { getState } = createAppStore();
    getState().serverCaptured(captured, 'relay');
    getState().listChanged();
    expect(getState().server).toEqual({ captured, route: 'relay', isOpen: true, changed: true });
    getState().serverLeft();
    expect(getState().server).toEqual({ captured, route: 'relay', isOpen: false, changed: false });
    getState().serverForgotten();
    expect(getState().server).toBeNull();
  });

  it('a list fetched anew is not old any more', () => {
    const { getState } = createAppStore();
    getState().serverCaptured(captured, 'direct');
    getState().listChanged();
    getState().serverCaptured({ ...captured, tools: 1 }, 'direct');
    expect(getState().server).toMatchObject({ changed: false, captured: { tools: 1 } });
  });

  it('takes progress only while something is under way', () => {
    const { getState } = createAppStore();
    const progress = { stage: 'listing', pages: 1, tools: 2, bytes: 3 } as const;
    getState().attemptProgressed(progress);
    expect(getState().attempt).toEqual({ kind: 'none' });
    getState().attemptStarted('connecting');
    getState().attemptProgressed(progress);
    expect(getState().attempt).toEqual({ kind: 'running', doing: 'connecting', progress });
    getState().attemptEnded();
    getState().attemptProgressed(progress);
    expect(getState().attempt).toEqual({ kind: 'none' });
  });

  it('says of a server that is not there nothing at all', () => {
    const { getState } = createAppStore();
    getState().listChanged();
    getState().serverLeft();
    expect(getState().server).toBeNull();
  });
});
