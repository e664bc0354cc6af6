import { describe, expect, test } from 'vitest';
import { strategies as own } from '../inline/strategies/index.ts';
import { repairs } from '../judge/repairs/index.ts';
import { catalogue } from '../pipeline/catalogue.ts';
import { measure } from '../pipeline/measure.ts';
import { rewrite } from '../pipeline/rewrite.ts';
import { present } from '../pipeline/session.ts';
import { VERSION } from '../version.ts';
import { systems } from './index.ts';

const bare = (strategy: string) => ({ shape: 'bare-schema', strategy });
const textOf = (schema: string, strategy: string): string => {
  const rewritten = rewrite(schema, bare(strategy));
  return rewritten.kind === 'text' ? rewritten.text : rewritten.kind;
};

/** `count` definitions, each with one property that refers to the next. */
function chain(count: number): string {
  const definitions = Array.from({ length: count }, (_, at) =>
    at === count - 1
      ? `"D${at}":{"type":"string"}`
      : `"D${at}":{"type":"object","properties":{"n":{"$ref":"#/$defs/D${at + 1}"}}}`,
  );
  return `{"type":"object","properties":{"d":{"$ref":"#/$defs/D0"}},"$defs":{${definitions.join(',')}}}`;
}

/** `levels` definitions, each with the next one twice. */
function doubling(levels: number): string {
  const definitions = Array.from({ length: levels }, (_, at) => {
    const next = `{"$ref":"#/$defs/D${at + 1}"}`;
    return `"D${at}":{"allOf":[${next},${next}]}`;
  });
  return `{"properties":{"d":{"$ref":"#/$defs/D0"}},"$defs":{${definitions.join(',')},"D${levels}":{"type":"null"}}}`;
}

/** Each level doubles the bytes and adds those of `{"allOf":[,]}`, 13; the last is `{"type":"null"}`, 15. */
const doubled = (levels: bigint): bigint =>
  BigInt('{"properties":{"d":}}'.length) + 28n * 2n ** levels - 13n;

describe('sizes', () => {
  test.each(['sdk-1563', 'sdk-1563-throw', 'sdk-1563-object', 'fastmcp'])(
    '%s is counted where it could not be written',
    (strategy) => {
      const bytes = doubled(200n);
      expect(rewrite(doubling(200), bare(strategy))).toEqual({ kind: 'too-large', bytes });
      expect(measure(doubling(200), bare(strategy)).schemas[0]).toMatchObject({
        after: bytes,
        ownBytes: bytes,
        definitions: [],
      });
      expect(textOf(doubling(3), strategy)).toHaveLength(Number(doubled(3n)));
    },
  );

  test('what is too large to show is folded, with its exact size', () => {
    const view = present(
      {
        text: doubling(40),
        settings: bare('sdk-1563'),
        toolIndex: 0,
        side: 'input',
        verbatim: false,
        maxBytes: 1000,
      },
      () => undefined,
    );
    expect(view.after).toMatchObject({ kind: 'folded', bytes: String(doubled(40n)) });
    const shown = view.after.kind === 'folded' ? view.after.shown.text : '';
    // The first branch goes all the way down; the second of the second level is left out.
    expect(shown).toContain('"type": "null"');
    expect(shown).toContain(`"${28n * 2n ** 39n - 13n} bytes"`);
    expect(shown.length).toBeLessThan(100_000);
  });
});

describe('depth', () => {
  const inlined = (count: number): boolean => !textOf(chain(count), 'sdk-1563').includes('$ref');

  test.each(['sdk-1563', 'sdk-1563-throw', 'sdk-1563-object'])(
    '%s holds 600 definitions in a row and not 1,500',
    (strategy) => {
      expect(inlined(600)).toBe(true);
      expect(rewrite(chain(1500), bare(strategy))).toMatchObject({
        kind: 'refused',
        diagnostics: [
          {
            code: 'strategy/throws',
            message: expect.stringContaining('Maximum call stack size exceeded'),
          },
        ],
      });
    },
  );

  test('fastmcp inlines 100 in a row, gives up at 600 and throws at 1,500', () => {
    expect(textOf(chain(100), 'fastmcp')).not.toContain('$ref');
    expect(textOf(chain(600), 'fastmcp')).toBe(chain(600));
    expect(rewrite(chain(1500), bare('fastmcp'))).toMatchObject({
      kind: 'refused',
      diagnostics: [{ message: expect.stringContaining('maximum recursion depth exceeded') }],
    });
  });

  test.each([
    'fastmcp',
    'fastmcp-compress',
    'stitchkit-serve',
    'stitchkit-reconcile',
    'sdk-served',
  ])('%s survives the deepest text', (strategy) => {
    const deep = `{"type":"object","definitions":{},"properties":{"a":{"default":${'['.repeat(9_900)}${']'.repeat(9_900)}}}}`;
    expect(['text', 'refused']).toContain(rewrite(deep, bare(strategy)).kind);
    expect(textOf(deep, strategy)).toContain('['.repeat(9_900));
  });
});

describe('how JSON is read', () => {
  const schema =
    '{"type":"object","properties":{"2":{"maximum":12345678901234567890},"1":{"minimum":1.0,"multipleOf":1e1,"default":-0}}}';

  test('Python keeps order, digits, and that a number is a float', () => {
    expect(textOf(schema, 'fastmcp')).toBe(
      '{"type":"object","properties":{"2":{"maximum":12345678901234567890},"1":{"minimum":1.0,"multipleOf":10.0,"default":0}}}',
    );
  });

  test('JavaScript sorts whole numbers in front and rounds', () => {
    expect(textOf(schema, 'stitchkit-serve')).toBe(
      '{"type":"object","properties":{"1":{"minimum":1,"multipleOf":10,"default":0},"2":{"maximum":12345678901234567000}}}',
    );
  });

  test('of members with one name the last counts, where the first stood', () => {
    expect(textOf('{"type":"object","a":1,"b":2,"a":3}', 'stitchkit-serve')).toBe(
      '{"type":"object","a":3,"b":2}',
    );
  });
});

describe('refusals', () => {
  const text =
    '{"tools":[{"name":"good","inputSchema":{"type":"object"}},{"name":"bad","inputSchema":{"properties":{"a":{"$ref":"#"}}}}]}';
  const settings = { strategy: 'sdk-1563-throw' };
  const refused = {
    kind: 'refused',
    diagnostics: [
      {
        code: 'strategy/throws',
        pointer: '/tools/1/inputSchema',
        tool: 'bad',
        side: 'input',
        message:
          'SDK pull request 1563, second revision throws: Recursive schema detected: the root schema references itself. MCP tool schemas cannot contain cycles because LLMs cannot resolve $ref pointers.',
      },
    ],
  };

  test('name the tool and say what the system says', () => {
    expect(rewrite(text, settings)).toMatchObject(refused);
    expect(rewrite(text, { ...settings, tool: 'good' })).toMatchObject({ kind: 'text' });
    expect(
      present({ text, settings, toolIndex: 1, side: 'input', verbatim: false }, () => undefined)
        .after,
    ).toMatchObject(refused);
  });

  test('are told where sizes are asked for, which then are those before', () => {
    const [good, bad] = measure(text, settings).schemas;
    expect(good).not.toHaveProperty('refused');
    expect(bad).toMatchObject({
      before: 33n,
      after: 33n,
      refused: refused.diagnostics[0]?.message,
    });
  });
});

describe('the catalogue', () => {
  test('says of every strategy where it comes from and what it loses', () => {
    const { strategies } = catalogue();
    const all = [...own, ...repairs, ...systems];
    // Published packages may stand behind them, once somebody has registered some.
    expect(strategies.slice(0, all.length).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(strategies.filter(({ loses, version }) => loses === '' || version === '')).toEqual([]);
    expect(strategies.find(({ id }) => id === 'lossless')).toMatchObject({
      label: 'ours',
      version: VERSION,
    });
    expect(strategies.find(({ id }) => id === 'sdk-1563')).toMatchObject({
      label: 'proposed',
      version: '9674406b',
    });
    expect(strategies.find(({ id }) => id === 'for:gemini')).toMatchObject({ consumer: 'gemini' });
    expect(strategies.find(({ id }) => id === 'fastmcp')).toMatchObject({
      label: 'transcribed',
      version: '743ddffd',
    });
  });
});
