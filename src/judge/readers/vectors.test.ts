import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Json } from '../json.ts';
import { isObject } from '../json.ts';
import type { Recorded, Vector } from '../testing/vectors.ts';
import { vectors } from '../testing/vectors.ts';
import { readerById } from './index.ts';
import { run } from './running.ts';

// Ajv says there that it does not know a format.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const CLASS: Readonly<Record<string, string>> = {
  'draft-07': 'ajv-draft-07',
  '2019-09': 'ajv-2019-09',
  '2020-12': 'ajv-2020-12',
};
/** What the recorded runs call each reader. */
const RECORDED: readonly (readonly [
  name: string,
  reader: (vector: Vector) => string | undefined,
])[] = [
  ['ajv@8.20.0 draft-07 class, strict off', () => 'ajv-draft-07'],
  ['ajv@8.20.0 class for the dialect, strict off', ({ dialect }) => CLASS[dialect]],
  [
    'ajv@8.20.0 class for the dialect, strict on',
    ({ dialect }) => CLASS[dialect] && `${CLASS[dialect]}-strict`,
  ],
  ['@cfworker/json-schema@4.1.6', () => 'cfworker'],
  ['zod.fromJSONSchema@4.6.7', () => 'zod'],
];

interface Seen {
  readonly loads: boolean;
  readonly message: string;
  /** A verdict, or that the reader failed. */
  readonly valid: readonly (boolean | 'error')[];
}

async function seen(id: string, schema: Json, { dialect, validity }: Vector): Promise<Seen> {
  const reader = readerById(id);
  if (reader === undefined) throw new Error(id);
  const running = await run(reader);
  try {
    const loaded = await running.read(structuredClone(schema), dialect);
    const valid: (boolean | 'error')[] = [];
    for (const instance of validity?.instances ?? []) {
      try {
        valid.push(await loaded.accepts(instance));
      } catch {
        valid.push('error');
      }
    }
    loaded.release?.();
    return { loads: true, message: '', valid };
  } catch (error) {
    return { loads: false, message: error instanceof Error ? error.message : '', valid: [] };
  }
}

const expected = ({ compile, convert, construct, valid = [] }: Recorded): Seen => {
  const said = compile ?? convert ?? construct ?? '';
  const loads = said === 'ok';
  return {
    loads,
    message: said.replace(/^throws: /, '').slice(0, 50),
    valid: loads ? valid.map((one) => (typeof one === 'boolean' ? one : 'error')) : [],
  };
};

const all = vectors().filter(({ validators }) => validators !== undefined);

describe.runIf(all.length > 0)(
  'readers say what the recorded runs of the same libraries say',
  () => {
    test.each(RECORDED)(
      '%s',
      async (name, readerFor) => {
        let compared = 0;
        for (const vector of all) {
          const recorded = vector.validators?.[name];
          const id = readerFor(vector);
          if (recorded === undefined || 'skipped' in recorded || id === undefined) continue;
          const { message, ...got } = await seen(id, vector.input, vector);
          const { message: words, ...want } = expected(recorded);
          expect(got, vector.id).toEqual(want);
          if (!want.loads) expect(message.startsWith(words), `${vector.id}: ${message}`).toBe(true);
          compared += 1;
        }
        expect(compared).toBeGreaterThan(80);
      },
      60_000,
    );

    test('hyperjump, where it was the oracle', async () => {
      let compared = 0;
      for (const vector of all) {
        const { validity } = vector;
        const verdicts = validity?.expected.every((one) => typeof one === 'boolean');
        if (verdicts !== true || validity?.oracle.startsWith('@hyperjump') !== true) continue;
        // A container that is null is refused by the metaschema, which the recorded runs did not ask.
        if (vector.id === 'defs-null-definitions-used') continue;
        expect((await seen('hyperjump', vector.input, vector)).valid, vector.id).toEqual(
          validity.expected,
        );
        compared += 1;
      }
      expect(compared).toBeGreaterThan(70);
    });
  },
);

/** What each generation of the client makes of the schema as an output schema with an object type. */
const CLIENTS = [
  ['client of sdk@1.32.2', 'mcp-sdk-1'],
  ['client@2.4.0', 'mcp-client-2'],
] as const;

describe.runIf(all.length > 0)('clients list and call as the recorded ones do', () => {
  test.each(CLIENTS)(
    '%s',
    async (name, id) => {
      let compared = 0;
      for (const vector of all) {
        const said = vector.asOutputSchema?.[name];
        if (said === undefined || !isObject(vector.input)) continue;
        // The recorded list of this one left the root without its type for one client and with it for the other.
        if (vector.id === 'd7-root-ref-hides-definitions') continue;
        const schema = { ...vector.input, type: vector.input['type'] ?? 'object' };
        const { validity: _, ...bare } = vector;
        const got = await seen(id, schema, bare);
        expect(got.loads, `${vector.id}: ${said}`).toBe(!/throws|refused/.test(said));
        const words = said.split(': ').slice(1).join(': ').slice(0, 40);
        expect(got.message, vector.id).toContain(words);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(80);
    },
    60_000,
  );
});
