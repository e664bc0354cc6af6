import { beforeEach, describe, expect, it, vi } from 'vitest';

const SECRET = 'not-to-be-seen';
const FIRST = new URL('https://first.example/mcp');
const OTHER = new URL('https://other.example/mcp');

/** The module holds what one tab holds: each test opens a tab of its own. */
let memory: typeof import('./memory.ts');
beforeEach(async () => {
  vi.resetModules();
  memory = await import('./memory.ts');
});

function type(name: string, value: string): number {
  const id = memory.addRow('header');
  memory.setName(id, name);
  memory.setValue(id, value);
  return id;
}

function sentTo(url: URL): readonly (readonly [string, string])[] {
  const made = memory.credentialsFor(url);
  return made.kind === 'credentials' ? made.credentials.fieldsFor(url) : [];
}

describe('memory', () => {
  it('shows which headers there are, and nothing of their values', () => {
    memory.setAddress(FIRST.href);
    type('X-Key', SECRET);
    const shown = memory.snapshot();
    expect(shown.rows.map(({ name, isFilled }) => [name, isFilled])).toEqual([
      ['', false],
      ['X-Key', true],
    ]);
    expect(JSON.stringify(shown)).not.toContain(SECRET);
  });

  it('sends to the origin that it was typed for, and to no other', () => {
    memory.setAddress(FIRST.href);
    type('X-Key', SECRET);
    expect(sentTo(FIRST)).toEqual([['X-Key', SECRET]]);
    expect(sentTo(OTHER)).toEqual([]);
    expect(memory.strayRows(memory.snapshot(), OTHER.origin)).toHaveLength(1);
    memory.bindAll(OTHER.origin);
    expect(sentTo(OTHER)).toEqual([['X-Key', SECRET]]);
  });

  it('binds what was typed before the address to the first origin it is sent to', () => {
    type('X-Key', SECRET);
    expect(sentTo(FIRST)).toEqual([['X-Key', SECRET]]);
    expect(sentTo(OTHER)).toEqual([]);
  });

  it.each([
    ['abc', 'Bearer abc'],
    ['Bearer abc', 'Bearer abc'],
    ['  bearer abc\n', 'Bearer abc'],
  ])('takes the token %j as %j', (typed, sent) => {
    memory.setValue(memory.addRow('bearer'), typed);
    expect(sentTo(FIRST)).toEqual([['Authorization', sent]]);
  });

  it('takes a token that was not typed for none, and a name without a value for a slip', () => {
    memory.addRow('bearer');
    expect(memory.credentialsFor(FIRST)).toEqual({ kind: 'none' });
    memory.setName(memory.addRow('header'), 'X-Key');
    expect(memory.credentialsFor(FIRST)).toEqual({
      kind: 'unusable',
      why: 'X-Key has no value.',
    });
  });

  it('forgets a header that is removed', () => {
    const id = type('X-Key', SECRET);
    memory.removeRow(id);
    expect(memory.typedValue(id)).toBe('');
    expect(memory.credentialsFor(FIRST)).toEqual({ kind: 'none' });
  });

  it('puts the headers of a command in place of empty rows, bound to the address there is', () => {
    memory.setAddress(FIRST.href);
    memory.addFields([
      ['A-Key', '1234'],
      ['B-Key', '5678'],
    ]);
    expect(memory.snapshot().rows.map(({ name, origin }) => [name, origin])).toEqual([
      ['A-Key', FIRST.origin],
      ['B-Key', FIRST.origin],
    ]);
  });

  it('sends the token of a sign-in until it is signed out', async () => {
    const { bearer } = await import('../../../connect/credentials.ts');
    const made = bearer(FIRST, SECRET);
    if (made.kind !== 'credentials') throw new Error(made.why);
    memory.keepToken(made.credentials, 'https://auth.example');
    expect(memory.snapshot().signedIn).toEqual({
      origin: FIRST.origin,
      authorizationOrigin: 'https://auth.example',
    });
    expect(sentTo(FIRST)).toEqual([['Authorization', `Bearer ${SECRET}`]]);
    expect(sentTo(OTHER)).toEqual([]);
    memory.dropToken();
    expect(sentTo(FIRST)).toEqual([]);
    expect(made.credentials.fieldsFor(FIRST), 'forgotten everywhere').toEqual([]);
  });

  it('tells who listens of each change, until they stop', () => {
    const heard = vi.fn();
    const stop = memory.subscribe(heard);
    memory.setAddress('a');
    stop();
    memory.setAddress('b');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
