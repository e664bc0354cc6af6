import { describe, expect, test } from 'vitest';
import { HASH_START, hashOf, hashStep } from './hash.ts';
import { KEYWORDS } from './keywords.ts';
import { parse } from './parse.ts';

/**
 * Names that all have one hash, as an attacker would make them: after each block of five letters there
 * are two ways to the same state (Joux, "Multicollisions in iterated hash functions", 2004).
 */
function namesOfOneHash(blocks: number): string[] {
  let names = [''];
  let state = HASH_START;
  for (let block = 0; block < blocks; block++) {
    const seen = new Map<number, string>();
    for (let n = 0; ; n++) {
      const letters = n.toString(36).padStart(5, '0');
      const next = [...letters].reduce((hash, c) => hashStep(hash, c.charCodeAt(0)), state);
      const other = seen.get(next);
      if (other !== undefined) {
        names = names.flatMap((name) => [name + other, name + letters]);
        state = next;
        break;
      }
      seen.set(next, letters);
    }
  }
  return names;
}

describe('names that share one hash', () => {
  const names = namesOfOneHash(10);
  const doc = parse(
    `[{${names.map((name) => `"${name}":1`).join(',')}},{"\\u0030${names[0]?.slice(1)}":2}]`,
  );
  const numberOf = (name: string) => doc.names.find(name, 0, name.length);

  test('are what they are meant to be', () => {
    expect(new Set(names).size).toBe(1024);
    expect(new Set(names.map((name) => hashOf(name, 0, name.length))).size).toBe(1);
  });
  test('have a number each, under which they are found', () => {
    expect(names.map((name) => doc.names.name(numberOf(name)))).toEqual(names);
    expect(names.map(numberOf)).toEqual([...doc.key.subarray(2, 1026)]);
  });
  test('are known again when they are written with an escape', () => {
    expect(names[0]?.[0]).toBe('0');
    expect(doc.key[1027]).toBe(doc.key[2]);
  });
  test('do not make others of their hash known', () => {
    expect(numberOf(`${names[0]}${names[1]}`)).toBe(-1);
  });
});

test('a keyword has its number wherever it is written', () => {
  for (const [number, word] of KEYWORDS.entries()) {
    const escaped = [...word].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const { key, names } = parse(`{"${word}":1,"${escaped.join('')}":2,"${word}x":3}`);
    expect([key[1], key[2], names.find(word, 0, word.length)]).toEqual([number, number, number]);
    expect(names.name(key[3] ?? 0)).toBe(`${word}x`);
  }
});
