import { describe, expect, test } from 'vitest';
import type { Equivalence } from '../../judge/types.ts';
import { judge, row, size, witness } from '../testing/compared.ts';
import { verdictOf } from './strategy-verdict.ts';

const counts = { instances: 412, valid: 61, invalid: 351 };
const proposed = {
  id: 'sdk-1563',
  title: 'Pull request 1563',
  label: 'proposed',
  lossless: false,
} as const;
const widens = { id: 'cut-cycles', lossless: false } as const;
const wider: Equivalence = { kind: 'different', witness: witness(), ...counts };

describe('a verdict in words', () => {
  test.each([
    [
      'no difference',
      row({}, { kind: 'no-difference', judge, ...counts }),
      'pass',
      'no difference in 412',
      false,
    ],
    [
      'of the text itself',
      row({ id: 'as-served' }, { kind: 'unchanged' }),
      'hint',
      'the text as it came',
      false,
    ],
    [
      'nothing to do',
      row({ id: 'fastmcp', label: 'transcribed' }, { kind: 'unchanged' }),
      'pass',
      'unchanged',
      false,
    ],
    ['wider', row(proposed, wider), 'error', 'wider: accepts more', true],
    ['wider on purpose', row(widens, wider), 'warning', 'wider: accepts more', true],
    [
      'narrower',
      row(proposed, {
        kind: 'different',
        witness: witness({ before: true, after: false }),
        ...counts,
      }),
      'error',
      'narrower: refuses more',
      true,
    ],
    [
      'a form that is no schema any more',
      row(proposed, { kind: 'unreadable', judge, message: 'no such target' }),
      'error',
      'no longer loads',
      true,
    ],
    [
      'too few instances',
      row(
        {},
        { kind: 'too-few', judge, why: 'never matches', instances: 40, valid: 0, invalid: 40 },
      ),
      'info',
      'could not make enough instances, 0 valid, 40 not',
      true,
    ],
    [
      'too large',
      row(
        {},
        { kind: 'nothing', why: 'too-large', message: '' },
        { after: '123456789012345678901', tooLarge: true },
      ),
      'info',
      'too large to build: 123,456,789,012,345,678,901 bytes',
      false,
    ],
    [
      'ours refuse as announced',
      row(
        { id: 'refuse-cycles' },
        { kind: 'nothing', why: 'refused', message: '' },
        {
          after: null,
          failed: 1,
          failures: [{ toolIndex: 0, side: 'input', message: '#/$defs/N contains itself.' }],
        },
      ),
      'info',
      'refused: #/$defs/N contains itself.',
      true,
    ],
    [
      'others throw, in their own words',
      row(
        proposed,
        { kind: 'nothing', why: 'refused', message: '' },
        {
          after: null,
          failed: 2,
          failures: [{ toolIndex: 0, side: 'input', message: 'Pull request 1563 throws: no' }],
        },
      ),
      'error',
      '2 schemas, throws: no',
      true,
    ],
  ] as const)('%s', (_name, compared, level, words, opens) => {
    expect(verdictOf(compared)).toMatchObject({ level, words, opens });
  });

  test('a strategy that does not return was ended', () => {
    const ended = { ...row(proposed, wider), size: { kind: 'ended', afterMs: 15_000 } } as const;
    expect(verdictOf(ended)).toMatchObject({
      level: 'error',
      words: 'ended after 15 s',
      bad: true,
    });
  });

  test('what is on its way says how far it is', () => {
    const running = {
      ...row({}, wider),
      size: { kind: 'known', value: size() },
      verdict: { kind: 'running', done: 3, total: 117 },
    } as const;
    expect(verdictOf(running)).toMatchObject({ level: 'wait', words: 'judging 3 of 117' });
  });
});
