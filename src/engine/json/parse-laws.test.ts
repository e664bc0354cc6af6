import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonText, nearlyJson } from '../testing/json-text.ts';
import { materialise } from '../testing/materialise.ts';
import { parse } from './parse.ts';

const RUNS = { numRuns: 1_000 };

function byJsonParse(text: string): { value: unknown } | undefined {
  try {
    // A byte order mark is no JSON, but RFC 8259 section 8.1 lets a reader ignore it.
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return undefined;
  }
}

test('a JSON text is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(jsonText, ({ text }) => {
      const doc = parse(text);
      expect(doc.problem).toBeUndefined();
      expect(isDeepStrictEqual(materialise(doc), JSON.parse(text))).toBe(true);
    }),
    RUNS,
  );
});

test('a text is accepted exactly where JSON.parse accepts it', () => {
  fc.assert(
    fc.property(nearlyJson, (text) => {
      const doc = parse(text);
      const want = byJsonParse(text);
      expect(doc.problem === undefined).toBe(want !== undefined);
      if (want) expect(isDeepStrictEqual(materialise(doc), want.value)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

test('a problem stands inside the text, and the values before it have their places', () => {
  fc.assert(
    fc.property(nearlyJson, (text) => {
      const doc = parse(text);
      const at = doc.problem?.at ?? 0;
      expect(at >= 0 && at <= text.length).toBe(true);
      for (let node = 0; node < doc.count; node++) {
        const start = doc.start[node] ?? -1;
        const end = doc.end[node] ?? -1;
        expect(start >= 0 && start <= end && end <= doc.text.length).toBe(true);
        expect((doc.after[node] ?? 0) > node && (doc.after[node] ?? 0) <= doc.count).toBe(true);
      }
    }),
    RUNS,
  );
});

test('the text without the space is the given text minified', () => {
  fc.assert(
    fc.property(jsonText, ({ text, minified }) => {
      const doc = parse(text);
      expect(doc.text).toBe(minified);
      expect(doc.given).toBe(text);
    }),
    RUNS,
  );
});

test('every range holds the text of its value, in both texts', () => {
  fc.assert(
    fc.property(jsonText, ({ text }) => {
      const doc = parse(text);
      for (let node = 0; node < doc.count; node++) {
        const start = doc.start[node] ?? 0;
        const end = doc.end[node] ?? 0;
        const value = JSON.parse(doc.text.slice(start, end));
        const given = text.slice(doc.toGiven(start), doc.toGiven(end - 1) + 1);
        expect(isDeepStrictEqual(JSON.parse(given), value)).toBe(true);
        const key = doc.key[node] ?? -1;
        if (key < 0) continue;
        const name = doc.text.slice(doc.keyStart[node], start - 1);
        expect(JSON.parse(name)).toBe(doc.names.name(key));
      }
    }),
    RUNS,
  );
});

test('a size is the UTF-8 length of the minified value, shadowed members left out', () => {
  fc.assert(
    fc.property(jsonText, ({ text, minified }) => {
      const doc = parse(text);
      const served = (doc.size[0] ?? 0) + (doc.shadowedBytes.get(0) ?? 0);
      expect(served).toBe(Buffer.byteLength(minified));
      if (doc.shadowedBytes.size > 0) return;
      for (let node = 0; node < doc.count; node++) {
        const own = doc.text.slice(doc.start[node], doc.end[node]);
        expect(doc.size[node]).toBe(Buffer.byteLength(own));
      }
    }),
    RUNS,
  );
});

test('where names meet, a size is that of what JSON.parse keeps', () => {
  const member = fc.tuple(fc.constantFrom('a', 'b', 'é'), fc.jsonValue({ maxDepth: 2 }));
  fc.assert(
    fc.property(fc.array(member, { maxLength: 6 }), (members) => {
      const text = `{${members.map(([k, v]) => `"${k}":${JSON.stringify(v)}`).join(',')}}`;
      const kept = JSON.stringify(JSON.parse(text));
      expect(parse(text).size[0]).toBe(Buffer.byteLength(kept));
    }),
    RUNS,
  );
});
