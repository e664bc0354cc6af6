import { expect, test } from 'vitest';
import type { ListFate, Loaded } from '../../judge/types.ts';
import { schemaRef } from '../testing/compared.ts';
import { tallyOf } from './tally-loads.ts';

const report = (all: readonly Loaded[], list?: ListFate) =>
  ({
    kind: 'known',
    value: {
      reader: 'zod',
      stage: 'after',
      schemas: all.map((loaded) => ({ schema: schemaRef, loaded })),
      ...(list === undefined ? {} : { list }),
    },
  }) as const;

const notRead: Loaded = { kind: 'not-read', why: 'never' };
const error: Loaded = { kind: 'error', message: 'Reference not found: #/definitions/A' };

test.each([
  [
    'counts each kind',
    report([{ kind: 'loads' }, error, { kind: 'ended', afterMs: 8_000 }]),
    { loads: 1, refuses: 2 },
  ],
  [
    'keeps the first words',
    report([error]),
    { message: 'draw input: Reference not found: #/definitions/A' },
  ],
  [
    'a client that reads none of them and keeps the list loads it',
    report([notRead], { survive: 1, tools: 1, sunkBy: [] }),
    { loads: 1, refuses: 0, notRead: 1 },
  ],
  [
    'a client that loses the list refuses it, though it reads none of these',
    report([notRead], { survive: 0, tools: 2, message: 'no', sunkBy: [] }),
    { refuses: 1, message: 'no' },
  ],
] as const)('%s', (_name, given, want) => {
  expect(tallyOf(given)).toMatchObject({ kind: 'known', value: want });
});

test('what is not there yet stays so', () => {
  expect(tallyOf({ kind: 'waiting' })).toEqual({ kind: 'waiting' });
});
