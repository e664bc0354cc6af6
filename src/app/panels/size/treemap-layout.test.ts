import { expect, test } from 'vitest';
import type { ShownRow } from './size-rows.ts';
import { treemapCells } from './treemap-layout.ts';

function row(name: string, share: number): ShownRow {
  return {
    name,
    pointer: `#/$defs/${name}`,
    ownBytes: '1',
    copies: '1',
    contribution: '1',
    onCycle: false,
    usedAt: [],
    uses: 1,
    share,
    bar: 1,
  };
}

test('areas follow shares, largest first, and nothing has no cell', () => {
  const cells = treemapCells([row('small', 0.25), row('none', 0), row('large', 0.75)], 402, 202);
  expect(cells.map((cell) => cell.row.name)).toEqual(['large', 'small']);
  const [large, small] = cells.map((cell) => cell.width * cell.height);
  expect((large ?? 0) / (small ?? 1)).toBeCloseTo(3, 1);
});

test('no room, no cells', () => {
  expect(treemapCells([row('a', 1)], 0, 100)).toEqual([]);
});
