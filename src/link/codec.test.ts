import { readFileSync } from 'node:fs';
import { constants, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Link } from './codec.ts';
import { decodeLink, encodeLink } from './codec.ts';

/** Written once by Node's zlib; never written again. */
const golden: readonly { name: string; fragment: string; link: Link }[] = JSON.parse(
  readFileSync(new URL('golden-links.json', import.meta.url), 'utf8'),
);
const MiB = 1 << 20;
const seal = (json: string | Uint8Array) => `#v1/${deflateSync(json).toString('base64url')}`;
const sealed = (bytes: Uint8Array) => `#v1/${Buffer.from(bytes).toString('base64url')}`;
const GOOD = seal('{"text":"{\\"type\\":\\"object\\"}"}');
/** Deterministic bytes that do not compress: a linear congruential generator (Numerical Recipes' constants). */
const noise = (length: number) => {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed >>> 24).toString(16).padStart(2, '0');
  }).join('');
};

describe('links that were published stay readable', () => {
  test.each(golden)('$name', async ({ fragment, link }) => {
    expect(await decodeLink(fragment)).toEqual({ kind: 'link', link });
  });
});

describe('what a link holds comes back', () => {
  const word = fc.string({ unit: 'binary', maxLength: 40 });
  const halves = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 });
  const text = fc.oneof(
    word,
    fc.json(),
    halves.map((units) => String.fromCharCode(...units)),
  );
  const some = { requiredKeys: [] };
  const link = fc.record(
    {
      text,
      name: word,
      settings: fc.record({ strategy: word, budgetBytes: fc.nat(), unroll: fc.nat(3) }, some),
      focus: fc.record(
        { tool: word, side: fc.constantFrom('input' as const, 'output' as const) },
        some,
      ),
    },
    { requiredKeys: ['text'] },
  );
  const filled = ({ settings, focus, ...rest }: Partial<Link>) => ({
    ...rest,
    ...(settings && Object.keys(settings).length > 0 && { settings }),
    ...(focus && Object.keys(focus).length > 0 && { focus }),
  });

  test('any link', async () => {
    await fc.assert(
      fc.asyncProperty(link, async (given) => {
        const encoded = await encodeLink(given as Link);
        const fragment = encoded.kind === 'link' ? encoded.fragment : '';
        expect(fragment).toMatch(/^#v1\/[A-Za-z0-9_-]+$/);
        expect(await decodeLink(fragment)).toEqual({ kind: 'link', link: filled(given as Link) });
      }),
    );
  });

  test('any change of one character is noticed or without effect', async () => {
    const url = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
    const place = fc.nat(GOOD.length - 5);
    await fc.assert(
      fc.asyncProperty(place, fc.constantFrom(...url), async (at, character) => {
        const changed = GOOD.slice(0, 4 + at) + character + GOOD.slice(5 + at);
        const decoded = await decodeLink(changed);
        if (decoded.kind === 'link') expect(decoded).toEqual(await decodeLink(GOOD));
      }),
    );
  });
});

describe('of a link made elsewhere', () => {
  const rows: [name: string, json: string, link: Link][] = [
    [
      'unknown members are ignored',
      '{"text":"a","headers":{"authorization":"b"},"url":"c"}',
      { text: 'a' },
    ],
    ['a wrong type falls back', '{"text":"a","name":7,"settings":[],"focus":"x"}', { text: 'a' }],
    [
      'each setting is judged alone',
      '{"text":"a","settings":{"strategy":"smallest","budgetBytes":"64","unroll":-1,"dialect":null}}',
      { text: 'a', settings: { strategy: 'smallest' } },
    ],
    [
      'a count is whole and exact',
      '{"text":"a","settings":{"unroll":1.5,"budgetBytes":1e300}}',
      { text: 'a' },
    ],
    [
      'the limit of this machine is not taken',
      '{"text":"a","settings":{"maxBytes":1e15}}',
      { text: 'a' },
    ],
    [
      'a side is one of two',
      '{"text":"a","focus":{"side":"both","panel":"Size"}}',
      { text: 'a', focus: { panel: 'Size' } },
    ],
    [
      'an inherited name is no member',
      '{"text":"a","__proto__":{"name":"b"},"focus":{"__proto__":{"tool":"c"}}}',
      { text: 'a' },
    ],
    ['the last of two texts counts, as in JSON.parse', '{"text":"a","text":"b"}', { text: 'b' }],
  ];
  test.each(rows)('%s', async (_, json, link) => {
    expect(await decodeLink(seal(json))).toEqual({ kind: 'link', link });
  });
});

describe('a damaged link says what is wrong with it', () => {
  const whole = deflateSync('{"text":"abc"}');
  const flipped = Uint8Array.from(whole);
  flipped[8] = (flipped[8] ?? 0) ^ 1;
  const unsummed = Uint8Array.from(whole);
  unsummed[whole.length - 1] = (unsummed[whole.length - 1] ?? 0) ^ 1;
  const rows: [name: string, fragment: string, reason: RegExp][] = [
    ['empty', '', /no link of Refscope/],
    ['a word', 'hello', /no link of Refscope/],
    ['another version', GOOD.replace('#v1', '#v9'), /version 9/],
    ['nothing inside', '#v1/', /nothing/],
    ['another alphabet', GOOD.replace('#v1/', '#v1/*'), /other characters/],
    ['padding', `${GOOD}=`, /other characters/],
    ['a line break', `${GOOD}\n`, /other characters/],
    ['one character too many for whole bytes', '#v1/AAAAA', /cut short/],
    ['unused bits set', '#v1/AB', /cut short/],
    ['the first half', GOOD.slice(0, GOOD.length >> 1), /cut short/],
    ['without its last byte', sealed(whole.subarray(0, -1)), /checksum/],
    ['a flipped bit', sealed(flipped), /checksum/],
    ['a flipped bit in the checksum', sealed(unsummed), /checksum/],
    ['a byte after the end', sealed(Buffer.concat([whole, Buffer.from('x')])), /checksum/],
    ['the same stream twice', sealed(Buffer.concat([whole, whole])), /checksum/],
    ['the checksum twice', sealed(Buffer.concat([whole, whole.subarray(-4)])), /checksum/],
    ['not deflated at all', sealed(Buffer.from('hello world')), /checksum/],
    [
      'wants a dictionary',
      sealed(deflateSync('{"text":""}', { dictionary: Buffer.from('text') })),
      /checksum/,
    ],
    ['invalid UTF-8', seal(Buffer.from('{"text":"\xff"}', 'latin1')), /UTF-8/],
    ['a byte order mark', seal('\uFEFF{"text":""}'), /JSON/],
    ['not JSON', seal('not json'), /hold JSON/],
    ['nothing deflated', seal(''), /hold JSON/],
    ['no text', seal('{"name":"a"}'), /without a text/],
    ['a text of a wrong type', seal('{"text":7}'), /without a text/],
    ['a text that only the prototype has', seal('{"__proto__":{"text":"a"}}'), /without a text/],
    ['a list', seal('["text"]'), /without a text/],
    ['null', seal('null'), /without a text/],
    [
      'brackets two million deep',
      seal('['.repeat(2 * MiB) + ']'.repeat(2 * MiB)),
      /without a text|hold JSON/,
    ],
    ['5 MiB inside', seal(JSON.stringify({ text: ' '.repeat(5 * MiB) })), /more than 4,194,304/],
    [
      '32 MiB of zeros',
      sealed(deflateSync(Buffer.alloc(32 * MiB), { level: constants.Z_BEST_COMPRESSION })),
      /more than 4,194,304/,
    ],
    ['64,001 characters', `#v1/${'A'.repeat(63_997)}`, /64,001 characters/],
  ];
  test.each(rows)('%s', async (_, fragment, reason) => {
    const decoded = await decodeLink(fragment);
    expect(decoded).toEqual({ kind: 'damaged', reason: expect.stringMatching(reason) });
  });
});

describe('length', () => {
  test('a short link has no warning', async () => {
    expect(await encodeLink({ text: '{}' })).toEqual({
      kind: 'link',
      fragment: expect.any(String),
    });
  });
  test('over 8,000 characters there is a warning', async () => {
    const encoded = await encodeLink({ text: noise(7_000) });
    expect(encoded).toMatchObject({ kind: 'link', warning: expect.stringMatching(/8,000/) });
  });
  test('over 64,000 characters it is refused with the length it would have', async () => {
    const encoded = await encodeLink({ text: noise(60_000) });
    // Hexadecimal digits deflate to a little more than half a byte each.
    const characters = encoded.kind === 'refused' ? (encoded.characters ?? 0) : 0;
    expect(characters).toBeGreaterThan(80_000);
    expect(characters).toBeLessThan(100_000);
  });
  test('exactly 4 MiB of JSON are taken, and come back', async () => {
    const link = { text: ' '.repeat(4 * MiB - '{"text":""}'.length) };
    const encoded = await encodeLink(link);
    const fragment = encoded.kind === 'link' ? encoded.fragment : '';
    expect(await decodeLink(fragment)).toEqual({ kind: 'link', link });
  });
  test('one byte more is refused', async () => {
    const text = ' '.repeat(4 * MiB - '{"text":""}'.length + 1);
    const encoded = await encodeLink({ text });
    expect(encoded).toMatchObject({
      kind: 'refused',
      characters: null,
      why: expect.stringMatching(/4,194,305/),
    });
  });
});

test('nothing gets into a link but what belongs there', async () => {
  const given = { text: '{}', headers: { authorization: 'secret' }, settings: { maxBytes: 5 } };
  const encoded = await encodeLink(given);
  expect(encoded).toEqual({ kind: 'link', fragment: expect.any(String) });
  const fragment = encoded.kind === 'link' ? encoded.fragment : '';
  expect(await decodeLink(fragment)).toEqual({ kind: 'link', link: { text: '{}' } });
});
