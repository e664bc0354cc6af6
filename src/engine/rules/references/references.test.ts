import { expect, test } from 'vitest';
import { inspect } from '../../pipeline/inspect.ts';

/** One schema, what is found about its references, and what the fix writes. */
interface Case {
  readonly name: string;
  readonly text: string;
  readonly is: readonly string[];
}

const AREAS = /^(ref|cycle|siblings)\//;
const found = (text: string): string[] =>
  inspect(text)
    .diagnostics.filter(({ code }) => AREAS.test(code))
    .map(({ code, severity, pointer, fixes }) => {
      const written = fixes?.[0]?.edits.map((edit) => edit.text).join(' ') ?? '';
      return `${severity} ${code} ${pointer}${written === '' ? '' : ` ${written}`}`;
    });

const schema = (reference: string, rest = '"$defs":{"A":{"type":"string"}}'): string =>
  `{"type":"object","properties":{"a":{"$ref":${JSON.stringify(reference)}}},${rest}}`;
const AT = '/properties/a/$ref';

const cases: readonly Case[] = [
  { name: 'resolves', text: schema('#/$defs/A'), is: [] },
  {
    name: 'another container holds it',
    text: schema('#/definitions/A'),
    is: [`error ref/no-such-definition ${AT} "#/$defs/A"`],
  },
  {
    name: 'another letter case',
    text: schema('#/$defs/a'),
    is: [`error ref/no-such-definition ${AT} "#/$defs/A"`],
  },
  {
    name: 'a definition in another place',
    text: schema('#/components/schemas/A'),
    is: [`error ref/no-such-definition ${AT} "#/$defs/A"`],
  },
  {
    name: 'an OpenAPI pointer and no definition',
    text: schema('#/components/schemas/Pet'),
    is: [`error ref/no-such-place ${AT}`],
  },
  {
    name: 'the hash was forgotten',
    text: schema('$defs/A'),
    is: [`error ref/relative-document ${AT} "#/$defs/A"`],
  },
  {
    name: 'a bare name',
    text: schema('A'),
    is: [`error ref/relative-document ${AT} "#/$defs/A"`],
  },
  {
    name: 'a relative JSON Pointer',
    text: schema('1/b'),
    is: [`error ref/relative-document ${AT}`],
  },
  {
    name: 'the slash was forgotten',
    text: schema('#$defs/A'),
    is: [`error ref/no-such-anchor ${AT} "#/$defs/A"`],
  },
  {
    name: 'a name as an anchor',
    text: schema('#A'),
    is: [`error ref/no-such-anchor ${AT} "#/$defs/A"`],
  },
  {
    name: 'a name with a slash, as it stands',
    text: schema('#/$defs/x/y', '"$defs":{"x/y":{"type":"string"}}'),
    is: [`error ref/missing-escape ${AT} "#/$defs/x~1y"`],
  },
  {
    name: 'a name with a percent sign, as it stands',
    text: schema('#/$defs/50%', '"$defs":{"50%":{"type":"string"}}'),
    is: [`error ref/missing-escape ${AT} "#/$defs/50%25"`],
  },
  {
    name: 'counted from the tool',
    text: `{"name":"t","inputSchema":${schema('#/inputSchema/$defs/A')}}`,
    is: [`error ref/not-rebased /inputSchema${AT} "#/$defs/A"`],
  },
  {
    name: 'definitions beside the schema',
    text: `{"name":"t","inputSchema":${schema('#/$defs/A', '"title":"x"')},"$defs":{"A":{}}}`,
    is: [`error ref/no-such-definition /inputSchema${AT}`],
  },
  {
    name: 'kept with the branch that was moved',
    text: '{"type":"object","allOf":[{"properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}]}',
    is: ['error ref/not-rebased /allOf/0/properties/a/$ref "#/allOf/0/$defs/A"'],
  },
  {
    name: 'below an identifier',
    text: '{"type":"object","properties":{"a":{"$id":"urn:a","items":{"$ref":"#/$defs/A"}}},"$defs":{"A":{}}}',
    is: ['error ref/other-base /properties/a/items/$ref'],
  },
  {
    name: 'one spelling at two places is one finding, and its fix mends both',
    text: '{"type":"object","properties":{"a":{"$ref":"#/definitions/A"},"b":{"$ref":"#/definitions/A"}},"$defs":{"A":{"type":"string"}}}',
    is: [`error ref/no-such-definition ${AT} "#/$defs/A" "#/$defs/A"`],
  },
  {
    name: 'a root that is only a reference to a recursive definition',
    text: '{"$ref":"#/$defs/N","$defs":{"N":{"type":"object","properties":{"n":{"$ref":"#/$defs/N"}}}}}',
    is: ['info cycle/recursive /$defs/N'],
  },
  {
    name: 'a reference beside an ignored one is not looked at',
    text: '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"a":{"$ref":"#/definitions/A","items":{"$ref":"#/definitions/B"}}},"definitions":{"A":{"type":"string"}}}',
    is: ['warning siblings/ignored /properties/a "allOf":[{"$ref":"#/definitions/A"}]'],
  },
];

test.each(cases)('$name', ({ text, is }) => {
  expect(found(text)).toEqual(is);
});

test('names of a wrapper are hoisted under a prefix, and no pointer is lost', () => {
  const text =
    '{"type":"object","properties":{"a":{"$ref":"#/definitions/input/definitions/__schema0"},"b":{"$ref":"#/definitions/input/definitions/Deep/items"}},"definitions":{"input":{"definitions":{"__schema0":{"properties":{"n":{"$ref":"#/definitions/input/definitions/__schema0"}}},"Deep":{"items":{"type":"string"}}}}}}';
  const finding = inspect(text).diagnostics.find(({ code }) => code === 'ref/nested-container');
  let mended = text;
  for (const { start, end, text: made } of (finding?.fixes?.[0]?.edits ?? []).toSorted(
    (a, b) => b.start - a.start,
  )) {
    mended = mended.slice(0, start) + made + mended.slice(end);
  }
  expect(JSON.parse(mended)).toEqual({
    type: 'object',
    properties: {
      a: { $ref: '#/definitions/input__schema0' },
      b: { $ref: '#/definitions/input__Deep/items' },
    },
    definitions: {
      input__schema0: { properties: { n: { $ref: '#/definitions/input__schema0' } } },
      input__Deep: { items: { type: 'string' } },
    },
  });
});
