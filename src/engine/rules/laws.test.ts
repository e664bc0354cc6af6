import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dialects } from '../dialects/index.ts';
import { KEYWORDS } from '../json/keywords.ts';
import { inspect } from '../pipeline/inspect.ts';
import type { Fix } from '../report-types.ts';

const names = [
  'a',
  'b',
  'A',
  '__proto__',
  'toString',
  'x/y',
  '50%',
  'definitions',
  '$ref',
  '',
] as const;
const references = [
  ...['#', '#/', '#a', '#/$defs/A', '#/$defs/a', '#/definitions/A', '#/$defs/x~1y', '#/$defs/x/y'],
  ...[
    '#/$defs/50%',
    '#/properties/a',
    '#/$defs/A/$defs/B',
    '#/$defs/toString',
    '#/allOf/0',
    '#/$defs/~2',
  ],
  ...['A', 'http://example.com/a', 'urn:a', '1/a', '#/default', '#/items', '##', '#/required'],
];
const scalar = fc.constantFrom<unknown>(
  null,
  true,
  false,
  0,
  -1,
  1.5,
  '',
  'a',
  'string',
  'object',
  [],
  {},
);

const { schema } = fc.letrec<{ schema: unknown; map: unknown; value: unknown }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(true, false, {}, null),
    fc.dictionary(fc.constantFrom(...KEYWORDS), tie('value'), { maxKeys: 4 }),
    fc.record(
      { $ref: fc.constantFrom(...references), required: fc.constant(['a']) },
      { requiredKeys: ['$ref'] },
    ),
    fc.record(
      {
        type: fc.constantFrom('object', 'string', ['string', 'null']),
        properties: tie('map'),
        $defs: tie('map'),
        definitions: tie('map'),
        allOf: fc.array(tie('schema'), { maxLength: 2 }),
        required: fc.constant(['a', 'b']),
        additionalProperties: fc.constantFrom(true, false),
      },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        $id: fc.constantFrom('urn:a', '#a', 'A'),
        $anchor: fc.constantFrom('a', 'b'),
        items: tie('schema'),
      },
      { requiredKeys: ['items'] },
    ),
  ),
  map: fc.dictionary(fc.constantFrom(...names), tie('schema'), { maxKeys: 3 }),
  value: fc.oneof(
    scalar,
    tie('schema'),
    tie('map'),
    fc.array(tie('schema'), { maxLength: 3 }),
    fc.constantFrom(...references),
  ),
}));
const stamp = fc.constantFrom(undefined, 'urn:nobody', ...dialects.map(({ uri }) => uri));
const text = fc
  .tuple(
    fc.array(fc.tuple(schema, schema), { minLength: 1, maxLength: 3 }),
    stamp,
    fc.constantFrom(undefined, 2),
  )
  .map(([tools, $schema, space]) =>
    JSON.stringify(
      {
        tools: tools.map(([inputSchema, outputSchema], at) => ({
          name: `t${at}`,
          inputSchema: stamped(inputSchema, $schema),
          outputSchema,
        })),
      },
      undefined,
      space,
    ),
  );

function stamped(schemaOf: unknown, $schema: string | undefined): unknown {
  const plain = schemaOf !== null && typeof schemaOf === 'object' && !Array.isArray(schemaOf);
  return plain && $schema !== undefined ? { ...schemaOf, $schema } : schemaOf;
}

function applied(given: string, { edits }: Fix): string {
  let at = given.length;
  let made = given;
  for (const edit of edits.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
    expect(edit.end, 'edits of one fix overlap').toBeLessThanOrEqual(at);
    made = made.slice(0, edit.start) + edit.text + made.slice(edit.end);
    at = edit.start;
  }
  return made;
}

test('whatever stands in a schema, rules speak and never throw, and each fix leaves JSON with fewer findings like its own', () => {
  fc.assert(
    fc.property(text, (given) => {
      const { diagnostics } = inspect(given);
      for (const { code, pointer, message, fixes = [] } of diagnostics) {
        const same = (found: typeof diagnostics): number =>
          found.filter((one) => one.code === code && one.message === message).length;
        for (const fix of fixes) {
          const mended = applied(given, fix);
          JSON.parse(mended);
          expect(
            same(inspect(mended).diagnostics),
            `${code} ${pointer} ${fix.title} ${mended}`,
          ).toBeLessThan(same(diagnostics));
        }
      }
    }),
    { numRuns: 250 },
  );
}, 60_000);
