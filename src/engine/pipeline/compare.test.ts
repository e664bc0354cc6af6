import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Strategy } from '../inline/define-strategy.ts';
import { shared } from '../testing/shared.ts';
import { compareStrategy } from './compare.ts';
import { forms } from './forms.ts';
import { heldByTexts } from './held.ts';
import { prepare } from './prepare.ts';
import { strategies, strategyById } from './strategies.ts';

const compared = (text: string, id: string, toolIndex?: number) =>
  compareStrategy(prepare(text, undefined), strategyById(id) as Strategy, toolIndex);

const TWICE = JSON.stringify({
  properties: { a: { $ref: '#/$defs/A' }, b: { $ref: '#/$defs/A' }, n: { $ref: '#/$defs/N' } },
  $defs: {
    A: { type: 'string' },
    N: { properties: { next: { $ref: '#/$defs/N' }, a: { $ref: '#/$defs/A' } } },
  },
});

describe('what is left of references and definitions', () => {
  for (const [id, references, definitions] of [
    ['as-served', 5, 2],
    // Both references to the cycle stay, and the one definition that is on it.
    ['lossless', 2, 1],
    // The containers are gone, and nothing is followed.
    ['strip-defs', 3, 0],
    ['cut-cycles', 0, 0],
    ['reconcile', 5, 2],
  ] as const)
    test(id, () => {
      const { referencesLeft, definitionsKept } = compared(TWICE, id);
      expect({ referencesLeft, definitionsKept }).toEqual({
        referencesLeft: references,
        definitionsKept: definitions,
      });
    });
});

test('a refusal is told, and leaves no size', () => {
  const { after, growth, referencesLeft, failed, failures } = compared(TWICE, 'refuse-cycles');
  expect({ after, growth, referencesLeft, failed }).toEqual({
    after: null,
    growth: null,
    referencesLeft: null,
    failed: 1,
  });
  expect(failures[0]?.message).toContain('N');
});

test('of one tool alone', () => {
  const list = JSON.stringify({
    tools: [
      { name: 'a', inputSchema: JSON.parse(TWICE) },
      { name: 'b', inputSchema: { type: 'object' } },
    ],
  });
  expect(compared(list, 'lossless', 1)).toMatchObject({
    before: String('{"type":"object"}'.length),
    after: String('{"type":"object"}'.length),
    referencesLeft: 0,
  });
  expect(compared(list, 'lossless', 0).referencesLeft).toBe(2);
});

test('what is too large to be built has its exact size all the same', () => {
  const levels = 40;
  const text = JSON.stringify({
    properties: { top: { $ref: '#/$defs/L0' } },
    $defs: Object.fromEntries(
      Array.from({ length: levels }, (_, at) => [
        `L${at}`,
        at === levels - 1
          ? {}
          : {
              properties: { a: { $ref: `#/$defs/L${at + 1}` }, b: { $ref: `#/$defs/L${at + 1}` } },
            },
      ]),
    ),
  });
  // s(last) = 2, s(i) = around + 2 s(i + 1)
  let size = 2n;
  for (let at = 1; at < levels; at++)
    size = BigInt('{"properties":{"a":,"b":}}'.length) + 2n * size;
  expect(compared(text, 'lossless')).toMatchObject({
    after: String(BigInt('{"properties":{"top":}}'.length) + size),
    tooLarge: true,
    referencesLeft: 0,
    definitionsKept: 0,
  });
});

const folder = shared('corpus/servers');
if (folder !== undefined) {
  describe('counted without building is what the built text holds', () => {
    const small = readdirSync(folder).filter((name) => {
      const text = readFileSync(`${folder}/${name}`, 'utf8');
      return text.length < 300_000 && text.includes('"$ref"');
    });
    test('there are some', () => expect(small.length).toBeGreaterThan(5));
    for (const name of small)
      test(name, () => {
        const text = readFileSync(`${folder}/${name}`, 'utf8');
        for (const { id, kind } of strategies()) {
          if (kind !== 'inline') continue;
          const size = compared(text, id);
          const written = forms(text, { strategy: id });
          if (size.after === null || written.kind === 'refused') continue;
          const texts = written.schemas.map((schema) => {
            const made = schema.after();
            return made.kind === 'text' ? made.text : '';
          });
          if (texts.includes('')) continue;
          const held = heldByTexts(texts, undefined);
          expect([id, size.referencesLeft, size.definitionsKept]).toEqual([
            id,
            held.references,
            held.definitions,
          ]);
          expect(size.after).toBe(
            String(texts.reduce((sum, one) => sum + Buffer.byteLength(one), 0)),
          );
        }
      });
  });
}
