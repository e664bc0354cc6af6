import { expect, test } from 'vitest';
import { report, schema, tool } from '../testing/reports.ts';
import { verdictFacts } from './verdict-facts.ts';

const draft7 = {
  stamped: null,
  used: null,
  inForce: 'http://json-schema.org/draft-07/schema#',
  contradicted: true,
  evidence: [],
};

test('one line of facts', () => {
  const cycles = [{ nodes: ['#'], path: ['#/$ref'], descends: true }];
  const facts = verdictFacts(
    report([tool('a'), tool('b', [schema({ cycles })]), tool('c', [schema({ dialect: draft7 })])]),
    null,
  );
  expect(facts).toEqual({
    recognised: 'tools/list result, 3 tools',
    dialect: '2020-12 and 1 more',
    contradicted: 1,
    cycleTools: 1,
  });
});

test('a shape without a name of its own is readable', () => {
  expect(verdictFacts(report([tool('a')], [], 'open-ai-functions'), null).recognised).toBe(
    'open ai functions',
  );
});
