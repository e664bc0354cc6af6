import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DialectId } from '../dialects/define-dialect.ts';
import { dialectByUri, dialects } from '../dialects/index.ts';
import { inspect } from '../pipeline/inspect.ts';
import { shared } from '../testing/shared.ts';

/** Rules that together hold a schema against the meta-schema of its dialect. */
const FORM = new Set([
  'dialect/invalid-value',
  'dialect/boolean-exclusive-bound',
  'dialect/items-array',
  'ref/not-a-string',
  'type/unknown',
  'type/duplicate',
  'type/duplicate-required',
]);

interface Judge {
  validateSchema(schema: unknown): unknown;
  addMetaSchema(schema: unknown): unknown;
}
type Made = new (options: object) => Judge;

const load = createRequire(import.meta.url);
const made = (name: string): Made => {
  const found = load(name) as Made | { default: Made };
  return 'default' in found ? found.default : found;
};

/** Ajv with the meta-schema of one dialect. It reads them with formats off: what is a URI or a pattern is not compared. */
function judgeOf(id: DialectId): (schema: object) => boolean {
  const module =
    { 'draft-04': 'ajv-draft-04', '2019-09': 'ajv/dist/2019.js', '2020-12': 'ajv/dist/2020.js' }[
      id as string
    ] ?? 'ajv';
  const ajv = new (made(module))({ strict: false, logger: false, validateSchema: 'log' });
  if (id === 'draft-06') ajv.addMetaSchema(load('ajv/dist/refs/json-schema-draft-06.json'));
  const $schema = dialects.find((dialect) => dialect.id === id)?.uri;
  return (schema) => ajv.validateSchema({ ...schema, $schema }) === true;
}

const judges = new Map(
  (['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'] as const).map((id) => [
    id as DialectId,
    judgeOf(id),
  ]),
);

function ours(schema: object, dialect: string): string[] {
  return inspect(JSON.stringify(schema), { dialect, shape: 'bare-schema' })
    .diagnostics.filter(({ code, severity }) => FORM.has(code) && severity === 'error')
    .map(({ code, pointer }) => `${code} ${pointer}`);
}

function disagreement(schema: unknown, id: DialectId): string | undefined {
  if (schema === null || typeof schema !== 'object' || Array.isArray(schema)) return undefined;
  const uri = dialects.find((dialect) => dialect.id === id)?.uri ?? '';
  const valid = (judges.get(id) as (schema: object) => boolean)(schema);
  const found = ours(schema, uri);
  if (valid === (found.length === 0)) return undefined;
  return `${valid ? `Ajv accepts, we say ${found.join(', ')}` : 'Ajv refuses, we are silent'}: ${JSON.stringify(schema).slice(0, 300)}`;
}

const jsonFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file));
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('the official suite', () => {
  const tests = shared('suites/json-schema-test-suite/tests');
  const drafts = [
    ['draft4', 'draft-04'],
    ['draft6', 'draft-06'],
    ['draft7', 'draft-07'],
    ['draft2019-09', '2019-09'],
    ['draft2020-12', '2020-12'],
  ] as const;
  test.each(tests === undefined ? [] : drafts)('%s has the form that Ajv finds', (folder, id) => {
    const wrong: string[] = [];
    let count = 0;
    for (const file of jsonFiles(join(tests as string, folder))) {
      for (const { schema } of readJson(file) as { schema: unknown }[]) {
        count++;
        const found = disagreement(schema, id);
        if (found !== undefined) wrong.push(found);
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });
});

describe('the schemas of real servers', () => {
  const corpus = shared('corpus');
  test.skipIf(corpus === undefined)(
    'have the form that Ajv finds',
    () => {
      const wrong: string[] = [];
      for (const file of jsonFiles(corpus as string)) {
        const { tools = [] } = readJson(file) as {
          tools?: { inputSchema?: object; outputSchema?: object }[];
        };
        for (const { inputSchema, outputSchema } of tools) {
          for (const schema of [inputSchema, outputSchema]) {
            const stamp = (schema as { $schema?: string } | undefined)?.$schema;
            const id = stamp === undefined ? '2020-12' : dialectByUri(stamp)?.id;
            const found = id === undefined ? undefined : disagreement(schema, id);
            if (found !== undefined) wrong.push(`${file} ${found}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );
});

/** Where Ajv's copies of the meta-schemas differ from what the specification says. */
const GAPS: readonly {
  readonly in: readonly DialectId[];
  readonly word: string;
  readonly why: string;
}[] = [
  {
    in: ['draft-04'],
    word: '$ref',
    why: 'JSON Reference demands a string, the meta-schema does not name it',
  },
  {
    in: ['draft-04'],
    word: 'format',
    why: 'validation, section 7.1 demands a string; the copy leaves it out',
  },
  {
    in: ['draft-06', 'draft-07'],
    word: 'enum',
    why: 'the text says SHOULD of an element and of no doubles',
  },
  { in: ['draft-07'], word: 'writeOnly', why: 'validation, section 10.3; the copy is older' },
];
const isGap = (id: DialectId, word: string): boolean =>
  GAPS.some((gap) => gap.in.includes(id) && gap.word === word);

/** Every keyword with a value of every kind. */
describe('each keyword with values of each kind', () => {
  const values = [
    null,
    true,
    false,
    0,
    1,
    -1,
    1.5,
    '',
    'a',
    [],
    {},
    [1],
    ['a'],
    ['a', 'a'],
    [{}],
    [true],
    [null],
    { a: {} },
    { a: true },
    { a: null },
    { a: [] },
    { a: ['b'] },
    { a: ['b', 'b'] },
    { a: [1] },
    { '(': {} },
  ];
  test.each([...judges.keys()])('%s', (id) => {
    const dialect = dialects.find((one) => one.id === id);
    const wrong: string[] = [];
    const gaps = new Set<string>();
    for (const word of dialect?.keywords.keys() ?? []) {
      if (word === '$schema') continue;
      for (const value of values) {
        const found = disagreement({ [word]: value }, id);
        if (found === undefined) continue;
        if (isGap(id, word)) gaps.add(word);
        else wrong.push(found);
      }
    }
    expect(wrong).toEqual([]);
    expect([...gaps].sort()).toEqual(
      GAPS.filter((gap) => gap.in.includes(id))
        .map(({ word }) => word)
        .sort(),
    );
  });
});
