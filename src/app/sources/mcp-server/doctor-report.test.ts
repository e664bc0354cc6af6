import { describe, expect, it } from 'vitest';
import { doctorReport } from './doctor-report.ts';

describe('doctorReport', () => {
  it('is plain text with what failed and what to add', () => {
    const plain = { snippets: [], offers: [] };
    const text = doctorReport('https://a.example/mcp', [
      {
        ...plain,
        id: 'reachable',
        title: 'Reachable',
        outcome: 'passed',
        what: 'answers',
        elapsedMs: 82.6,
      },
      {
        id: 'headers',
        title: 'Headers allowed',
        outcome: 'failed',
        what: 'One is missing.',
        fix: 'Add it.',
        snippets: [{ id: 'header', title: 'Header', text: 'A: b\nC: d', marks: [] }],
        offers: [],
      },
      { ...plain, id: 'list', title: 'Tools listed', outcome: 'not-tried', what: 'tools/list' },
    ]);
    expect(text).toBe(
      [
        'Connection to https://a.example/mcp',
        '[passed] Reachable: answers (83 ms)',
        '[failed] Headers allowed: One is missing.',
        '  Add it.',
        '    A: b',
        '    C: d',
        '[not-tried] Tools listed: tools/list',
        '',
      ].join('\n'),
    );
  });
});
