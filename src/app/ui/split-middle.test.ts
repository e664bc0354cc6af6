import { expect, test } from 'vitest';
import { splitMiddle } from './split-middle.ts';

test.each([
  { name: 'export_region', head: 'export_region', tail: '' },
  {
    name: 'v1_analytics_libraries_component_actions_getByFile_key',
    head: 'v1_analytics_libraries_component_actions_get',
    tail: 'ByFile_key',
  },
  {
    name: '/properties/shipping/properties/address',
    head: '/properties/shipping/properties',
    tail: '/address',
  },
  { name: 'x'.repeat(40), head: 'x'.repeat(31), tail: 'x'.repeat(9) },
  { name: '😀'.repeat(40), head: '😀'.repeat(31), tail: '😀'.repeat(9) },
])('$name', ({ name, head, tail }) => {
  expect(splitMiddle(name)).toEqual({ head, tail });
});
