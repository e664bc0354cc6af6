import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test.each([
  { wanted: 'strng', of: ['string', 'number'], is: 'string' },
  { wanted: 'parentref', of: ['Parent', 'ParentRef'], is: 'ParentRef' },
  { wanted: 'parent_ref', of: ['ParentRef'], is: 'ParentRef' },
  { wanted: 'Adress', of: ['Address', 'Access'], is: 'Address' },
  { wanted: 'Itme', of: ['Item'], is: 'Item' },
  { wanted: 'A', of: ['B', 'C'], is: undefined },
  { wanted: 'Cat', of: ['Dog'], is: undefined },
  { wanted: 'x', of: [], is: undefined },
])('$wanted among $of is $is', ({ wanted, of, is }) => {
  expect(nearest(wanted, of)).toBe(is);
});
