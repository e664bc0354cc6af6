import { describe, expect, test } from 'vitest';
import { HASH_START, hashOf, hashStep } from './hash.ts';
import { KEYWORDS } from './keywords.ts';
import { parse } from './parse.ts';

/**
 * 2^blocks names that all have one hash, as an attacker would make them: after each block of letters there
 * are two ways to the same state (Joux, "Multicollisions in iterated hash functions", 2004).
 */
function namesOfOneHash(blocks: number): string[] {
  let names = [''];
  let state = HASH_START;
  for (let block = 0; block < blocks; block++) {
    const seen = new Map<number, string>();
    for (let n = 1; ; n++) {
      // Scattered, so that two blocks meet after some ten thousand tries.
      const letters = ((n * 0x9e3779b1) % 0x7fffffff).toString(36);
      let next = state;
      for (let i = 0; i < letters.length; i++) next = hashStep(next, letters.charCodeAt(i));
      const other = seen.get(next);
      if (other === undefined) seen.set(next, letters);
      else {
        names = names.flatMap((name) => [name + other, name + letters]);
        state = next;
        break;
      }
    }
  }
  return names;
}

const escaped = (name: string) =>
  [...name].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

describe('names that share one hash', () => {
  const names = namesOfOneHash(7);
  const members = names.map((name) => `"${name}":1`).join(',');
  const doc = parse(`[{${members}},{"${escaped(names[0] ?? '')}":2}]`);
  const numberOf = (name: string) => doc.names.find(name, 0, name.length);

  test('are what they are meant to be', () => {
    expect(new Set(names).size).toBe(128);
    expect(new Set(names.map((name) => hashOf(name, 0, name.length))).size).toBe(1);
  });
  test('have a number each, under which they are found', () => {
    expect(names.map((name) => doc.names.name(numberOf(name)))).toEqual(names);
    expect(names.map(numberOf)).toEqual([...doc.key.subarray(2, 130)]);
  });
  test('are known again when they are written with escapes', () => {
    expect(doc.key[131]).toBe(doc.key[2]);
  });
  test('do not make others known', () => {
    expect(numberOf(`${names[0]}${names[1]}`)).toBe(-1);
  });
});

test('a keyword has its number, however it is written', () => {
  for (const [number, word] of KEYWORDS.entries()) {
    const { key, names } = parse(`{"${word}":1,"${escaped(word)}":2,"${word}x":3}`);
    expect([key[1], key[2], names.find(word, 0, word.length)]).toEqual([number, number, number]);
    expect(names.name(key[3] ?? 0)).toBe(`${word}x`);
  }
});
