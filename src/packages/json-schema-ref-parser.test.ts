import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { $RefParser } from '@apidevtools/json-schema-ref-parser';
import { describe, expect, test } from 'vitest';
import { shared } from '../engine/testing/shared.ts';
import { refParser, refParserIgnore } from './json-schema-ref-parser.ts';

const OWN = [
  '{"properties":{"a":{"$ref":"#/$defs/A","minLength":1}},"$defs":{"A":{"type":"string","minLength":5}}}',
  '{"properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"properties":{"a":{"$ref":"#/$defs/A"}}}}}',
  '{"properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"$ref":"#/$defs/B"},"B":{"$ref":"#/$defs/A"}}}',
  '{"properties":{"a":{"$ref":"#/$defs/Gone"}}}',
  '{"properties":{"a":{"$ref":"other.json#/a"},"b":{"$ref":"https://elsewhere.example/"}}}',
  '{"$id":"https://here.example/r","properties":{"a":{"$ref":"s#/$defs/T"}},"$defs":{"S":{"$id":"s","$defs":{"T":{"type":"null"}}}}}',
  '{"$schema":"http://json-schema.org/draft-07/schema#","properties":{"a":{"$ref":"#/definitions/A"}},"definitions":{"A":{"$id":"x/","properties":{"t":{"$ref":"#/definitions/T"}},"definitions":{"T":{}}},"T":false}}',
  '{"$ref":"#/$defs/A","$defs":{"A":{"properties":{"__proto__":{"$ref":"#/$defs/A"}}}}}',
  '{"a":{"$ref":"#/b%2Fc~0d/0"},"b/c~d":[{"$ref":"#"}]}',
];

const folder = shared('vectors/profiles');
const texts = [
  ...OWN,
  ...(folder === undefined
    ? []
    : readdirSync(folder).map((name) =>
        JSON.stringify(JSON.parse(readFileSync(join(folder, name), 'utf8')).input),
      )),
];

/** What a run ends in; graphs with loops included. */
type End = { readonly value: unknown } | { readonly threw: string };

async function ending(run: () => unknown): Promise<End> {
  try {
    return { value: await run() };
  } catch (error) {
    return { threw: (error as Error).constructor.name };
  }
}

describe.each([
  [refParser, true],
  [refParserIgnore, 'ignore'],
] as const)('$0.id without promises', (strategy, circular) => {
  test.each(texts)('ends as the package does: %s', async (text) => {
    const real = await ending(() =>
      $RefParser.dereference(JSON.parse(text), {
        resolve: { external: false },
        dereference: { circular },
      }),
    );
    const own = await ending(() =>
      strategy.kind === 'transform' ? strategy.transform(JSON.parse(text), {} as never) : undefined,
    );
    expect(own).toEqual(real);
  });
});
