import { expect, test } from 'vitest';
import { levelsOf } from './levels.ts';

const ROWS: readonly (readonly [text: string, levels: number])[] = [
  ['1', 0],
  ['{}', 1],
  ['[[1],[[2]]]', 3],
  ['{"a":"[[[["}', 1],
  ['{"a\\"{":[1]}', 2],
  [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 100_000],
];

test.each(ROWS)('%.20s nests as deep as it does', (text, levels) => {
  expect(levelsOf(text)).toBe(levels);
});
