import { describe, expect, test } from 'vitest';
import type { Diagnostic, Report, SchemaReport } from '../../engine/report-types.ts';
import { paintFor } from './paint.ts';
import { reportText } from './report-text.ts';
import { WIDTH } from './wrap.ts';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const titleOf = (uri: string) => (uri === DRAFT ? '2020-12' : uri);
const plain = paintFor({ colour: false });

const schema: SchemaReport = {
  side: 'input',
  pointer: '/tools/0/inputSchema',
  dialect: { stamped: null, used: null, inForce: DRAFT, contradicted: false, evidence: [] },
  references: { total: 0, local: 0, external: 0, unresolved: 0, onCycle: 0 },
  cycles: [],
  bytes: { before: '2201', after: '6870', definitions: '0' },
  growth: 6870 / 2201,
  after: { kept: [], lossless: true },
};
const report: Report = {
  reportVersion: 1,
  refscope: '0.1.0',
  settings: { strategy: 'lossless' },
  source: { shape: 'tools-list-result', why: 'a member tools', bytes: 2300, tools: 1, schemas: 1 },
  tools: [{ name: 'draw', pointer: '/tools/0', schemas: [schema] }],
  diagnostics: [],
  totals: { bytes: { before: '2201', after: '6870' }, errors: 0, warnings: 0, infos: 0, cycles: 0 },
};
const of = (change: Partial<Report>, text = '{}') =>
  reportText({ ...report, ...change }, text, titleOf, plain);
const ofSchema = (change: Partial<SchemaReport>, name = 'draw') =>
  of({ tools: [{ name, pointer: '/tools/0', schemas: [{ ...schema, ...change }] }] });
const found: Diagnostic = {
  code: 'ref/unresolved',
  severity: 'error',
  message: 'Nothing stands there.',
  pointer: '/tools/0/inputSchema/$ref',
  range: { start: 4, end: 5 },
};

test('the whole of a small report', () => {
  expect(
    of({ diagnostics: [{ ...found, fixes: [{ title: 'Take it out', edits: [] }] }] }, '{\n  "'),
  ).toBe(
    [
      'tools-list-result: 1 tool, 1 schema, 2,300 bytes',
      '',
      'draw  input   2020-12  2,201 -> 6,870 B  x3.12',
      '',
      'error   ref/unresolved Nothing stands there.',
      '        /tools/0/inputSchema/$ref (2:3)',
      '        fix: Take it out',
      '',
      '0 errors, 0 warnings, 0 cycles, 2,201 -> 6,870 bytes (x3.12)',
      '',
    ].join('\n'),
  );
});

describe('a schema', () => {
  test('says what is remarkable about it', () => {
    const references = { total: 12, local: 11, external: 1, unresolved: 0, onCycle: 2 };
    expect(ofSchema({ references })).toContain('x3.12   12 refs, 2 on a cycle, 1 external\n');
  });
  test('says which dialect it is written in against its stamp', () => {
    const dialect = {
      ...schema.dialect,
      used: 'http://json-schema.org/draft-07/schema#',
      contradicted: true,
    };
    expect(ofSchema({ dialect })).toContain('written as http://json-schema.org/draft-07/schema#');
  });
  test('names its cycles, and those that cannot end', () => {
    const cycle = { nodes: ['#/$defs/A', '#/$defs/B'], path: ['#/$defs/A/$ref'], descends: false };
    expect(ofSchema({ cycles: [cycle] })).toMatch(
      /cycle of #\/\$defs\/A, #\/\$defs\/B by #\/\$defs\/A\/\$ref; it never/,
    );
  });
  test('lists five cycles and counts the rest', () => {
    const cycles = Array.from({ length: 8 }, (_, i) => ({
      nodes: [`#/$defs/N${i}`],
      path: [],
      descends: true,
    }));
    const text = ofSchema({ cycles });
    expect(text).toContain('#/$defs/N4');
    expect(text).not.toContain('#/$defs/N5');
    expect(text).toContain('and 3 cycles more');
  });
  test('has its size to the last digit, beyond what a number holds', () => {
    const bytes = { before: '2201', after: '18446744073709551617', definitions: '0' };
    expect(ofSchema({ bytes })).toContain('18,446,744,073,709,551,617 B  x8.3e+15');
  });
  test('of no bytes has no growth', () => {
    expect(
      ofSchema({ bytes: { before: '0', after: '0', definitions: '0' }, growth: null }),
    ).toContain('0 -> 0 B\n');
  });
});

test('a long name stands above its schema, and both at their columns', () => {
  const name = 'n'.repeat(40);
  const lines = ofSchema({}, name).split('\n');
  expect(lines.slice(2, 4)).toEqual([name, '  input   2020-12  2,201 -> 6,870 B  x3.12']);
});

test('hidden characters of a server arrive as visible escapes', () => {
  const nasty = 'a\u001b]0;b\u0007\u202e\u200b\n';
  const shown = 'a\\u001b]0;b\\u0007\\u202e\\u200b\\n';
  const text = of({
    tools: [
      {
        name: nasty,
        pointer: '/tools/0',
        schemas: [{ ...schema, cycles: [{ nodes: [nasty], path: [nasty], descends: true }] }],
      },
    ],
    diagnostics: [
      {
        ...found,
        message: nasty,
        pointer: `/${nasty}`,
        related: [{ pointer: `/${nasty}`, message: nasty }],
        fixes: [{ title: nasty, edits: [] }],
      },
    ],
  });
  expect(text.replaceAll('\n', '')).toMatch(/^[\x20-\x7e]*$/);
  expect(text.split(shown)).toHaveLength(9);
});

test('what says the same stands together, with a fix that they share said once', () => {
  const fixes = [{ title: 'Take it out', edits: [] }];
  const again = { ...found, pointer: '/tools/1/inputSchema/$ref', tool: 'erase', fixes };
  const other = { ...found, message: 'Something else.' };
  expect(of({ diagnostics: [{ ...found, fixes }, other, again] })).toContain(
    [
      'error   ref/unresolved Nothing stands there.',
      '        /tools/0/inputSchema/$ref (1:5)',
      '        /tools/1/inputSchema/$ref (1:5) in erase',
      '        fix: Take it out',
      'error   ref/unresolved Something else.',
      '        /tools/0/inputSchema/$ref (1:5)',
      '',
    ].join('\n'),
  );
});

test('fixes that differ stand under their places', () => {
  const diagnostics = ['One', 'Two'].map((title) => ({ ...found, fixes: [{ title, edits: [] }] }));
  const place = '        /tools/0/inputSchema/$ref (1:5)';
  expect(of({ diagnostics })).toContain(
    [place, '        fix: One', place, '        fix: Two', ''].join('\n'),
  );
});

test('long messages keep to the width', () => {
  const text = of({ diagnostics: [{ ...found, message: 'word '.repeat(60).trim() }] });
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(WIDTH);
});

test('colour changes nothing but colour', () => {
  const coloured = reportText(
    { ...report, diagnostics: [found] },
    '{}',
    titleOf,
    paintFor({ colour: true }),
  );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what colour consists of.
  expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(of({ diagnostics: [found] }));
  expect(coloured).toContain('\u001b[31merror');
});
