import { expect, test } from 'vitest';
import { diagnostic, report, schema, tool } from '../testing/reports.ts';
import { focusOfFinding } from './focus-of-finding.ts';
import { NO_FOCUS } from './focus-slice.ts';

const found = report(
  [
    tool('a'),
    tool(
      'b',
      [
        schema({ pointer: '/tools/1/inputSchema' }),
        schema({ side: 'output', pointer: '/tools/1/outputSchema' }),
      ],
      1,
    ),
  ],
  [
    diagnostic({ toolIndex: 1, side: 'output', pointer: '/tools/1/outputSchema/$defs/A' }),
    diagnostic({ toolIndex: 1, pointer: '/tools/1/name' }),
    diagnostic({ pointer: '/x' }),
  ],
);

test.each([
  ['in a schema', 0, { toolIndex: 1, side: 'output', pointer: '/$defs/A', finding: 0 }],
  ['beside the schemas of a tool', 1, { toolIndex: 1, side: 'input', pointer: '', finding: 1 }],
  ['of the whole text', 2, { ...NO_FOCUS, toolIndex: 0, finding: 2 }],
])('a finding %s', (_name, finding, want) => {
  expect(focusOfFinding(found, finding, { ...NO_FOCUS, toolIndex: 0 })).toEqual(want);
});
