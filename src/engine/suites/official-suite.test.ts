import { describe, expect, test } from 'vitest';
import { rewrite } from '../pipeline/rewrite.ts';
import { shared } from '../testing/shared.ts';
import { verdictsKept } from './judges.ts';
import { officialGroups } from './official-groups.ts';
import { isReferenceFree } from './schema-walk.ts';

/** Groups whose verdicts `lossless` does not keep, or whose references it leaves although they could go, and why. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map();

const suite = shared('suites/json-schema-test-suite');
const groups = suite === undefined ? [] : officialGroups(suite);

function lossless(schema: unknown): unknown {
  const rewritten = rewrite(JSON.stringify(schema), { shape: 'bare-schema', strategy: 'lossless' });
  if (rewritten.kind !== 'text') throw new Error(rewritten.kind);
  return JSON.parse(rewritten.text);
}

if (suite !== undefined)
  describe('the official test suite, through `lossless`', () => {
    let kept = 0;
    let free = 0;
    let judged = 0;

    test.each(groups)(
      '$name',
      async ({ name, dialect, schema, instances, expected, isReducible }) => {
        const after = lossless(schema);
        const outcome = await verdictsKept(schema, after, dialect, instances, expected);
        if (outcome.kind === 'no-judge') return;
        judged += expected.length;
        const isFree = !isReducible || isReferenceFree(after);
        if (EXCEPTIONS.has(name)) {
          // An exception that holds no longer has to go.
          expect(outcome.kind === 'kept' && isFree).toBe(false);
          return;
        }
        expect(outcome).toEqual({ kind: 'kept' });
        expect(isFree).toBe(true);
        kept += expected.length;
        if (isReducible) free += 1;
      },
    );

    test('597 of 597 verdicts are kept, and 177 of 177 groups are free of references', () => {
      expect({ judged, kept, free }).toEqual({ judged: 597, kept: 597, free: 177 });
    });
  });

test('a reference gives way, and verdicts stay', async () => {
  const schema = { allOf: [{ $ref: '#/$defs/A' }], $defs: { A: { type: 'string' } } };
  const after = lossless(schema);
  expect(isReferenceFree(after)).toBe(true);
  expect(await verdictsKept(schema, after, '2020-12', ['a', 1], [true, false])).toEqual({
    kind: 'kept',
  });
});
