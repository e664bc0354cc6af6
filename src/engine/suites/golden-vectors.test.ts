import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { measure } from '../pipeline/measure.ts';
import { rewrite } from '../pipeline/rewrite.ts';
import type { Settings } from '../settings.ts';
import { shared } from '../testing/shared.ts';
import type { DialectName } from './judges.ts';
import { DIALECTS, THREE_JUDGES, verdictsKept } from './judges.ts';
import { isReducible } from './reducible.ts';
import { isComposite, isReferenceFree } from './schema-walk.ts';

interface Vector {
  readonly id: string;
  readonly title: string;
  readonly dialect: DialectName;
  readonly input: unknown;
  readonly validity?: {
    readonly instances: readonly unknown[];
    /** Anything else than true or false: the validators that were asked did not agree. */
    readonly expected: readonly unknown[];
  };
}

/** Each is about one thing that rewriting gets wrong easily; `vectors/profiles` holds more of them. */
const OWN: readonly Vector[] = [
  {
    id: 'own-siblings',
    title: 'keywords beside a reference count from 2019-09 on',
    dialect: '2020-12',
    input: { $ref: '#/$defs/A', minLength: 2, $defs: { A: { type: 'string', maxLength: 3 } } },
    validity: { instances: ['a', 'ab', 'abcd', 1], expected: [false, true, false, false] },
  },
  {
    id: 'own-siblings-draft-07',
    title: 'until draft 7 they do not',
    dialect: 'draft-07',
    input: { properties: { a: { $ref: '#/definitions/A', minLength: 2 } }, definitions: { A: {} } },
    validity: { instances: [{ a: 'x' }], expected: [true] },
  },
  {
    id: 'own-cycle',
    title: 'a cycle stays, with its definition',
    dialect: '2020-12',
    input: {
      $ref: '#/$defs/Node',
      $defs: {
        Node: { type: 'object', properties: { next: { $ref: '#/$defs/Node' } } },
        Idle: { type: 'null' },
      },
    },
    validity: {
      instances: [{}, { next: { next: {} } }, { next: { next: 1 } }],
      expected: [true, true, false],
    },
  },
];

const folder = shared('vectors/profiles');
const vectors: readonly Vector[] = [
  ...OWN,
  ...(folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'))).map(
    (name) => JSON.parse(readFileSync(join(folder ?? '', name), 'utf8')) as Vector,
  ),
];

/** Whose references stay although static ones would resolve. */
const KEPT: ReadonlyMap<string, string> = new Map([
  ['embedded-dialect', 'the definition is read by another dialect than the place it would go to'],
  ['ref-in-extension', 'under a keyword that the dialect does not know it is data'],
]);

const isStamped = (schema: unknown) => isComposite(schema) && '$schema' in schema;
const settingsFor = ({ input, dialect }: Vector): Settings => ({
  shape: 'bare-schema',
  strategy: 'lossless',
  ...(isStamped(input) || dialect === '2020-12' ? {} : { dialect: DIALECTS[dialect] }),
});

describe.each(vectors)('$id: $title', (vector) => {
  const text = JSON.stringify(vector.input);
  const settings = settingsFor(vector);
  const rewritten = rewrite(text, settings);
  const output = rewritten.kind === 'text' ? rewritten.text : rewritten.kind;
  const verdicts = vector.validity?.expected.filter((verdict) => typeof verdict === 'boolean');

  test('the forecast is the length of what is written, and its parts add up to it', () => {
    const [schema] = measure(text, settings).schemas;
    expect(schema?.after).toBe(BigInt(new TextEncoder().encode(output).length));
    const parts = schema?.definitions.map(({ contribution }) => contribution) ?? [];
    expect(parts.reduce((sum, part) => sum + part, schema?.ownBytes ?? 0n)).toBe(schema?.after);
  });

  test('rewriting again changes nothing', () => {
    expect(rewrite(output, settings)).toMatchObject({ kind: 'text', text: output });
  });

  if (isReducible(vector.input, vector.dialect))
    test(KEPT.get(vector.id) ?? 'every reference is gone', () => {
      expect(isReferenceFree(JSON.parse(output))).toBe(!KEPT.has(vector.id));
    });

  if (vector.validity !== undefined && verdicts?.length === vector.validity.instances.length)
    test('every verdict is kept', async () => {
      const { instances } = vector.validity ?? { instances: [] };
      expect(
        await verdictsKept(
          vector.input,
          JSON.parse(output),
          vector.dialect,
          instances,
          verdicts,
          THREE_JUDGES,
        ),
      ).toEqual({ kind: 'kept' });
    });
});
