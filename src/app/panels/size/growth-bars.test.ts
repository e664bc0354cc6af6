import { expect, test } from 'vitest';
import type { ToolRow } from '../props.ts';
import { growthBars } from './growth-bars.ts';

function tool(index: number, before: string, after: string): ToolRow {
  return {
    index,
    name: `t${index}`,
    mark: 'pass',
    cycle: false,
    before,
    after,
    growth: null,
    description: '',
  };
}

const tools = [
  tool(0, '100', '100'),
  tool(1, '10', '1000'),
  tool(2, '0', '0'),
  tool(3, '100', '25'),
  tool(4, '10', '100'),
];
const order = (bars: readonly { readonly tool: ToolRow }[]) => bars.map((bar) => bar.tool.index);

test('the fastest first; no size, no bar', () => {
  expect(order(growthBars(tools, null, 10))).toEqual([1, 4, 0, 3]);
});

test.each([
  { selected: null, want: [1, 4] },
  { selected: 4, want: [1, 4] },
  { selected: 3, want: [1, 3] },
  { selected: 2, want: [1, 4] },
])('room for two, tool $selected selected', ({ selected, want }) => {
  expect(order(growthBars(tools, selected, 2))).toEqual(want);
});
