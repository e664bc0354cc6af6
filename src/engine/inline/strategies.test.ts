// Longer than most: one table of inputs and outputs, each written out so that it can be read.
import { describe, expect, test } from 'vitest';
import { rewrite } from '../pipeline/rewrite.ts';
import type { Settings } from '../settings.ts';

const D7 = 'http://json-schema.org/draft-07/schema#';

interface Case {
  readonly name: string;
  readonly strategy: string;
  readonly settings?: Settings;
  readonly input: unknown;
  /** The whole output; key order counts. */
  readonly want: unknown;
  readonly source: string;
}

const node = { type: 'object', properties: { next: { $ref: '#/$defs/Node' } } };

const cases: readonly Case[] = [
  {
    name: 'a reference alone gives way to its target',
    strategy: 'lossless',
    input: {
      type: 'object',
      properties: { a: { $ref: '#/$defs/A' } },
      $defs: { A: { type: 'string' } },
    },
    want: { type: 'object', properties: { a: { type: 'string' } } },
    source: 'JSON Schema 2020-12 core, section 8.2.3.1',
  },
  {
    name: 'annotations are laid over the target',
    strategy: 'lossless',
    input: {
      properties: { a: { $ref: '#/$defs/A', description: 'mine' } },
      $defs: { A: { type: 'string', description: 'theirs' } },
    },
    want: { properties: { a: { type: 'string', description: 'mine' } } },
    source: 'annotations assert nothing: JSON Schema 2020-12 validation, section 9',
  },
  {
    name: 'an assertion that the target lacks and nothing else reads is written beside it',
    strategy: 'lossless',
    input: {
      properties: { a: { $ref: '#/$defs/A', minimum: 3 } },
      $defs: { A: { type: 'number' } },
    },
    want: { properties: { a: { type: 'number', minimum: 3 } } },
    source: 'both are asserted of the same instance: core, section 7.6',
  },
  {
    name: 'an assertion that the target has too is conjoined',
    strategy: 'lossless',
    input: { properties: { a: { $ref: '#/$defs/A', minimum: 3 } }, $defs: { A: { minimum: 5 } } },
    want: { properties: { a: { allOf: [{ minimum: 5 }], minimum: 3 } } },
    source: 'typescript-sdk pull request 1563: the later keyword must not win',
  },
  {
    name: 'keywords that read each other are conjoined, never merged',
    strategy: 'lossless',
    input: {
      properties: { a: { $ref: '#/$defs/A', properties: { n: {} } } },
      $defs: { A: { properties: { m: {} }, additionalProperties: false } },
    },
    want: {
      properties: {
        a: {
          allOf: [{ properties: { m: {} }, additionalProperties: false }],
          properties: { n: {} },
        },
      },
    },
    source: 'core, section 10.3.2.3: additionalProperties sees its own object only',
  },
  {
    name: 'the target joins an allOf that is there',
    strategy: 'lossless',
    input: { $ref: '#/$defs/A', allOf: [{ minLength: 1 }], $defs: { A: { pattern: 'x' } } },
    want: { allOf: [{ minLength: 1 }, { pattern: 'x' }] },
    source: 'core, section 10.2.1.1',
  },
  {
    name: 'until draft-07 what stands beside a reference is ignored, so it goes; annotations stay',
    strategy: 'lossless',
    input: {
      $schema: D7,
      properties: { a: { $ref: '#/definitions/A', minLength: 9, title: 'T' } },
      definitions: { A: { type: 'string' } },
    },
    want: { $schema: D7, properties: { a: { type: 'string', title: 'T' } } },
    source: 'draft-07 core, section 8.3',
  },
  {
    name: 'what stands ignored beside a reference is a schema for whoever refers to it',
    strategy: 'lossless',
    input: {
      $schema: D7,
      properties: { a: { $ref: '#/definitions/A/items' } },
      definitions: {
        A: {
          $ref: '#/definitions/B',
          items: { properties: { x: { $ref: '#/definitions/B' } } },
        },
        B: { type: 'string' },
      },
    },
    want: { $schema: D7, properties: { a: { properties: { x: { type: 'string' } } } } },
    source: 'draft-07 core, section 8.3: a pointer resolves against the document',
  },
  {
    name: 'what stands ignored beside a reference gets an entry of its own where it must stay',
    strategy: 'lossless',
    input: {
      $schema: D7,
      properties: {
        a: {
          $ref: '#/definitions/B',
          items: { definitions: { N: { items: { $ref: '#/properties/a/items/definitions/N' } } } },
        },
        b: { $ref: '#/properties/a/items/definitions/N' },
      },
      definitions: { B: { type: 'string' } },
    },
    want: {
      $schema: D7,
      properties: { a: { type: 'string' }, b: { $ref: '#/definitions/N' } },
      definitions: { N: { items: { $ref: '#/definitions/N' } } },
    },
    source: 'draft-07 core, section 8.3: a pointer resolves against the document',
  },
  {
    name: 'a cycle keeps its reference and its definition, and nothing else',
    strategy: 'lossless',
    input: {
      properties: { n: { $ref: '#/$defs/Node' }, a: { $ref: '#/$defs/A' } },
      $defs: { Node: node, A: { type: 'null' }, Unused: {} },
    },
    want: {
      properties: { n: { $ref: '#/$defs/Node' }, a: { type: 'null' } },
      $defs: { Node: node },
    },
    source: 'product.md section 4',
  },
  {
    name: 'a root that is only a reference shows the body, also on a cycle',
    strategy: 'lossless',
    input: { $ref: '#/$defs/Node', $defs: { Node: node } },
    want: { ...node, $defs: { Node: node } },
    source: 'engine-semantics section 4, rule 30',
  },
  {
    name: 'a cyclic target inside a definition gets an entry of its own',
    strategy: 'lossless',
    input: {
      properties: { p: { $ref: '#/$defs/A/properties/b' } },
      $defs: {
        A: {
          properties: {
            b: { type: 'object', properties: { again: { $ref: '#/$defs/A/properties/b' } } },
          },
        },
      },
    },
    want: {
      properties: { p: { $ref: '#/$defs/b' } },
      $defs: { b: { type: 'object', properties: { again: { $ref: '#/$defs/b' } } } },
    },
    source: 'engine-semantics section 4, rule 22',
  },
  {
    name: 'a boolean definition with neighbours is conjoined',
    strategy: 'lossless',
    input: {
      properties: { a: { $ref: '#/$defs/No', properties: { x: {} } } },
      $defs: { No: false },
    },
    want: { properties: { a: { allOf: [false], properties: { x: {} } } } },
    source: 'engine-semantics section 4, rule 18',
  },
  {
    name: 'what looks like a reference inside data is data',
    strategy: 'lossless',
    input: {
      const: { $ref: '#/$defs/A' },
      properties: { $ref: { $ref: '#/$defs/A' } },
      $defs: { A: { type: 'null' } },
    },
    want: { const: { $ref: '#/$defs/A' }, properties: { $ref: { type: 'null' } } },
    source: 'JSON-Schema-Test-Suite, ref.json: naive replacement of $ref with its value',
  },
  {
    name: 'where a reference leads nowhere, the definitions that it may mean stay',
    strategy: 'lossless',
    input: { properties: { a: { $ref: '#/definitions/A' } }, $defs: { A: { type: 'null' } } },
    want: { properties: { a: { $ref: '#/definitions/A' } }, $defs: { A: { type: 'null' } } },
    source: 'shared case dialect-definitions-renamed-refs-not: keep the reference and the $defs',
  },
  {
    name: 'strip-defs leaves the references dangling',
    strategy: 'strip-defs',
    input: { properties: { a: { $ref: '#/$defs/A' } }, $defs: { A: { type: 'null' } } },
    want: { properties: { a: { $ref: '#/$defs/A' } } },
    source: 'product.md section 4',
  },
  {
    name: 'cut-cycles unrolls once and says where it cut',
    strategy: 'cut-cycles',
    settings: { unroll: 1 },
    input: { properties: { n: { $ref: '#/$defs/Node' } }, $defs: { Node: node } },
    want: {
      properties: {
        n: {
          type: 'object',
          properties: {
            next: {
              type: 'object',
              properties: {
                next: { type: 'object', description: 'Cut here: #/$defs/Node contains itself.' },
              },
            },
          },
        },
      },
    },
    source: 'product.md section 4',
  },
  {
    name: 'cut-cycles with 0 shows the schema once',
    strategy: 'cut-cycles',
    settings: { unroll: 0 },
    input: { properties: { n: { $ref: '#/$defs/Node' } }, $defs: { Node: node } },
    want: {
      properties: {
        n: {
          type: 'object',
          properties: {
            next: { type: 'object', description: 'Cut here: #/$defs/Node contains itself.' },
          },
        },
      },
    },
    source: 'product.md section 4',
  },
  {
    name: 'reconcile renames the container that the dialect does not name',
    strategy: 'reconcile',
    input: { properties: { a: { $ref: '#/definitions/A' } }, definitions: { A: { type: 'null' } } },
    want: { properties: { a: { $ref: '#/$defs/A' } }, $defs: { A: { type: 'null' } } },
    source: 'product.md section 2, fact 5',
  },
  {
    name: 'reconcile hoists a namespace wrapper and carries every pointer along',
    strategy: 'reconcile',
    input: {
      $schema: D7,
      properties: {
        a: { $ref: '#/definitions/input/definitions/__schema0' },
        definitions: { type: 'string' },
      },
      definitions: {
        input: {
          definitions: {
            __schema0: { properties: { s: { $ref: '#/definitions/input/definitions/__schema0' } } },
          },
        },
      },
    },
    want: {
      $schema: D7,
      properties: { a: { $ref: '#/definitions/input__schema0' }, definitions: { type: 'string' } },
      definitions: {
        input__schema0: { properties: { s: { $ref: '#/definitions/input__schema0' } } },
      },
    },
    source: 'product.md section 2, fact 6',
  },
];

describe('what each strategy makes of a schema', () => {
  test.each(cases)('$strategy: $name', ({ strategy, settings, input, want }) => {
    const made = rewrite(JSON.stringify(input), { shape: 'bare-schema', strategy, ...settings });
    expect(made.kind === 'text' ? made.text : made).toBe(JSON.stringify(want));
  });

  test('as-served keeps digits, escapes and both of two equal members', () => {
    const text = '{ "maximum": 1.0e2, "title": "\\u0041", "title": "B" }';
    expect(rewrite(text, { shape: 'bare-schema', strategy: 'as-served' })).toMatchObject({
      kind: 'text',
      text: '{"maximum":1.0e2,"title":"\\u0041","title":"B"}',
    });
  });

  test('refuse-cycles names the cycle', () => {
    const made = rewrite(
      JSON.stringify({ properties: { n: { $ref: '#/$defs/Node' } }, $defs: { Node: node } }),
      { shape: 'bare-schema', strategy: 'refuse-cycles' },
    );
    expect(made.kind).toBe('refused');
    expect(
      made.kind === 'refused' && made.diagnostics.map(({ code, pointer }) => [code, pointer]),
    ).toEqual([['cycle/refused', '/$defs/Node']]);
  });

  test('within-budget keeps what saves most: 4 x 4 copies of a leaf of 107 bytes do not fit 750', () => {
    const leaf = { type: 'string', description: 'x'.repeat(70), minLength: 1 };
    const four = (name: string) =>
      Object.fromEntries('abcd'.split('').map((key) => [key, { $ref: `#/$defs/${name}` }]));
    const input = {
      properties: four('Middle'),
      $defs: { Middle: { properties: four('Leaf') }, Leaf: leaf },
    };
    const inlined = rewrite(JSON.stringify(input), { shape: 'bare-schema' });
    const fitted = rewrite(JSON.stringify(input), {
      shape: 'bare-schema',
      strategy: 'within-budget',
      budgetBytes: 750,
    });
    expect(inlined.kind === 'text' && inlined.text.length).toBeGreaterThan(1600);
    expect(fitted.kind === 'text' && fitted.text.length).toBeLessThanOrEqual(750);
    expect(fitted.kind === 'text' && fitted.schemas[0]?.kept.length).toBe(1);
  });

  test('a duplicate member counts once, the last', () => {
    const made = rewrite(
      '{"a":1,"tools":[{"name":"t","inputSchema":{"type":"x","type":"object"}}],"a":2}',
    );
    expect(made).toMatchObject({
      kind: 'text',
      text: '{"tools":[{"name":"t","inputSchema":{"type":"object"}}],"a":2}',
    });
  });
});

describe('ten thousand references in a row', () => {
  const LENGTH = 10_000;
  const chain = (beside: object, end: object): string =>
    JSON.stringify({
      properties: { a: { $ref: '#/$defs/0' } },
      $defs: Object.fromEntries(
        Array.from({ length: LENGTH }, (_, at) => [
          `_${at}`,
          at + 1 < LENGTH ? { $ref: `#/$defs/_${at + 1}`, ...beside } : end,
        ]),
      ),
    }).replace('#/$defs/0', '#/$defs/_0');

  test.each([
    ['each nothing else', {}, { type: 'string' }, { type: 'string' }],
    ['each with an annotation', { title: 'T' }, { type: 'string' }, { title: 'T', type: 'string' }],
    ['each with an assertion', { minLength: 1 }, {}, { minLength: 1 }],
    ['an end that is no object', {}, true, true],
  ])('%s', (_name, beside, end, a) => {
    const text = chain(beside as object, end as object);
    for (const strategy of ['lossless', 'within-budget', 'refuse-cycles']) {
      const rewritten = rewrite(text, { shape: 'bare-schema', strategy });
      expect(rewritten.kind === 'text' && JSON.parse(rewritten.text), strategy).toEqual({
        properties: { a },
      });
    }
  });
});
