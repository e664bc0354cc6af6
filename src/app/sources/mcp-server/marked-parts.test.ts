import { describe, expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';

const marked = (text: string, marks: readonly string[], which: 'first' | 'last') =>
  markedParts(text, marks, which)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('markedParts', () => {
  it.each([
    ['allow: a-b, c', ['c', 'a-b'], 'first', 'allow: [a-b], [c]'],
    ['Allow: Content-Type', ['content-type'], 'first', 'Allow: [Content-Type]'],
    ['in: id\nout: id', ['id'], 'first', 'in: [id]\nout: id'],
    ['in: id\nout: id', ['id'], 'last', 'in: id\nout: [id]'],
    ['my-id, id', ['id'], 'first', 'my-id, [id]'],
    ['a.*b', ['.*'], 'first', 'a.*b'],
    ['a', ['', 'z'], 'first', 'a'],
    ['', ['a'], 'first', ''],
  ] as const)('%j with %j at its %s place', (text, marks, which, expected) => {
    expect(marked(text, marks, which)).toBe(expected);
  });

  it('keeps every character', () => {
    const text = 'x-a, x-a, a';
    expect(
      markedParts(text, ['x-a', 'a'], 'last')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
