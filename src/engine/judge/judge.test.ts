import { describe, expect, test } from 'vitest';
import { pointerTo } from '../json/pointer.ts';
import { prepare } from '../pipeline/prepare.ts';
import { consumers } from './consumers/index.ts';
import { portableCoreOf } from './consumers/portable-core.ts';
import type { Consumer } from './define-consumer.ts';
import { defineConsumer } from './define-consumer.ts';
import { input, textOf, tools } from './examples.ts';
import { judge, worstOf } from './judge.ts';
import { keywords } from './predicates/keywords.ts';
import { isStale } from './stale.ts';

const named = (id: string): Consumer => {
  const found = consumers.find((consumer) => consumer.id === id);
  if (found === undefined) throw new Error(`no consumer ${id}`);
  return found;
};

function judged(text: string, of: readonly Consumer[], server?: string) {
  const { graph, source, tools: found } = prepare(text, undefined);
  const { doc } = source;
  return judge(of, { doc, graph, tools: found }, server === undefined ? {} : { server }).map(
    ({ rule, tool, hit }) => ({
      rule: rule.id,
      tool,
      pointer: pointerTo(doc, hit.node),
      places: hit.places,
      detail: hit.detail,
    }),
  );
}

test('names the first place, one at the root before those below it, and counts all', () => {
  const schema = {
    type: 'object',
    properties: {
      a: { type: 'object', properties: {}, additionalProperties: false },
      b: { type: 'object', properties: {}, additionalProperties: false },
    },
    additionalProperties: false,
  };
  expect(judged(textOf(input(schema)), [named('gemini')])).toEqual([
    {
      rule: 'gem-additional',
      tool: 0,
      pointer: '/tools/0/inputSchema/additionalProperties',
      places: 3,
      detail: undefined,
    },
  ]);
});

test('a property that is called like a keyword is no keyword', () => {
  const schema = { type: 'object', properties: { const: { type: 'string' } } };
  expect(judged(textOf(input(schema)), [named('gemini')])).toEqual([]);
});

describe('rules about the whole list', () => {
  test('names that become equal where a client replaces characters', () => {
    expect(judged(textOf(tools('a.b', 'a_b')), [named('gemini-cli')])).toEqual([
      {
        rule: 'gcli-name',
        tool: 1,
        pointer: '/tools/1/name',
        places: 1,
        detail: '"a.b" and "a_b" are both "a_b"',
      },
    ]);
  });
  test.each([
    // 60 is the limit of the two together.
    ['s'.repeat(20), 'n'.repeat(40), 0],
    ['s'.repeat(21), 'n'.repeat(40), 1],
  ])('a server called %s', (server, name, found) => {
    expect(judged(textOf(tools(name)), [named('cursor')], server)).toHaveLength(found);
  });
});

describe('the portable core', () => {
  test('minds what any consumer refuses, and no strict mode', () => {
    const refused = textOf(input({ type: 'object', properties: { a: { const: 1 } } }));
    // No "additionalProperties", no "required": a strict mode would refuse it.
    const open =
      '{"tools":[{"name":"a","description":"Does a.","inputSchema":{"type":"object","properties":{"a":{"type":"string"}}}}]}';
    expect(judged(refused, [named('portable-core')]).map(({ rule }) => rule)).toContain(
      'gem-const',
    );
    expect(judged(open, [named('portable-core')])).toEqual([]);
  });
});

test('adding a consumer is one definition and one place in the list', () => {
  const added = defineConsumer({
    id: 'shop',
    title: 'Shop assistant',
    kind: 'client',
    rules: [
      {
        id: 'shop-xml',
        looksAt: 'xml',
        surface: 'tools',
        says: 'Refuses the word xml.',
        outcome: 'refused',
        reach: 'tool',
        sources: ['https://shop.example/docs'],
        date: '2026-11-01',
        confidence: 'documented',
        examples: {},
        check: keywords(['xml']),
      },
    ],
  });
  const listed = [...consumers.slice(0, -1), added];
  const text = textOf(input({ type: 'object', properties: { a: { type: 'string', xml: {} } } }));
  const rules = judged(text, [...listed, portableCoreOf(listed)]).map(({ rule }) => rule);
  // Its own finding, and that of the portable core.
  expect(rules.filter((rule) => rule === 'shop-xml')).toHaveLength(2);
});

test('the worst outcome decides', () => {
  const {
    graph,
    source,
    tools: found,
  } = prepare(textOf(input({ type: 'object', properties: { a: true } })), undefined);
  const served = { doc: source.doc, graph, tools: found };
  expect(worstOf(judge([named('codex-cli')], served))).toBe('rewritten');
  expect(worstOf(judge([named('typescript-sdk-1')], served))).toBe('refused');
  expect(worstOf([])).toBe('works');
});

test.each([
  ['2026-05-30', '2026-11-30', false],
  ['2026-05-29', '2026-11-30', true],
  ['2026-06', '2026-11-30', false],
  ['2026-05', '2026-11-30', true],
  ['2026', '2026-11-30', true],
  ['2026', '2026-07-01', false],
])('what was said in %s is stale on %s: %s', (date, today, stale) => {
  expect(isStale(date, today)).toBe(stale);
});
