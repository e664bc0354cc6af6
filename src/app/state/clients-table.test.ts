import { expect, test } from 'vitest';
import type { ClientsView, ConsumerInfo } from '../../engine/protocol.ts';
import { clientsTable, metRules, WHOLE_LIST } from './clients-table.ts';

const consumer = (id: string, rules: readonly string[]): ConsumerInfo => ({
  id,
  title: id.toUpperCase(),
  kind: 'api',
  optIn: false,
  inherits: [],
  rules: rules.map((rule) => ({
    id: rule,
    looksAt: rule,
    surface: 'tools',
    says: 'It says so.',
    outcome: 'refused',
    reach: 'tool',
    sources: ['https://example.com/'],
    date: '2026-01-01',
    stale: false,
    confidence: 'documented',
  })),
});

const consumers = [consumer('a', ['a-1', 'a-2']), consumer('b', ['b-1']), consumer('c', [])];
const place = { side: 'input', pointer: '/tools/0/inputSchema', places: 1 } as const;
const view: ClientsView = {
  clients: ['a', 'b', 'c'],
  tools: ['draw', 'ping'],
  cells: [
    {
      client: 'a',
      tool: 0,
      before: 'refused',
      after: 'works',
      rules: [{ rule: 'a-1', before: place, after: undefined }],
    },
    {
      client: 'b',
      tool: 1,
      before: 'ignored',
      after: 'ignored',
      rules: [{ rule: 'b-1', before: place, after: place }],
    },
  ],
  notServed: [],
};
const everything = { shown: 'all', mine: [], rule: null, client: null } as const;

test.each([
  { name: 'all', choice: everything, clients: ['a', 'b', 'c'], rows: [WHOLE_LIST, 0, 1] },
  {
    name: 'mine',
    choice: { ...everything, shown: 'mine', mine: ['c'] },
    clients: ['c'],
    rows: [WHOLE_LIST, 0, 1],
  },
  {
    name: 'trouble: what is refused or limited, before or after',
    choice: { ...everything, shown: 'trouble' },
    clients: ['a'],
    rows: [0],
  },
  { name: 'one rule', choice: { ...everything, rule: 'b-1' }, clients: ['b'], rows: [1] },
  {
    name: 'one client, whoever is chosen otherwise',
    choice: { ...everything, shown: 'mine', mine: ['c'], client: 'b' },
    clients: ['b'],
    rows: [WHOLE_LIST, 0, 1],
  },
  {
    name: 'one client without trouble keeps its column',
    choice: { ...everything, shown: 'trouble', client: 'c' },
    clients: ['c'],
    rows: [],
  },
] as const)('$name', ({ choice, clients, rows }) => {
  const table = clientsTable(view, consumers, choice);
  expect(table.columns.map(({ consumer: { id } }) => id)).toEqual(clients);
  expect(table.rows).toEqual(rows);
});

test('each column counts the tools that are refused, before and after', () => {
  const [a] = clientsTable(view, consumers, everything).columns;
  expect(a).toMatchObject({ refusedBefore: 1, refusedAfter: 0 });
});

test('the rules to choose from are those that are met', () => {
  expect(metRules(view, consumers).map(({ rule }) => rule.id)).toEqual(['a-1', 'b-1']);
});
