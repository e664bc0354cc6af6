import { describe, expect, test } from 'vitest';
import { judgeArguments } from './arguments.ts';
import { example } from './example.ts';
import type { ArgumentJudgement } from './types.ts';

const SERVED = JSON.stringify({
  tools: [
    {
      name: 'place',
      inputSchema: {
        type: 'object',
        properties: {
          at: { $ref: '#/$defs/Point' },
          plain: { type: 'object' },
          note: { type: 'string' },
          either: { anyOf: [{ $ref: '#/$defs/Point' }, { type: 'null' }] },
          many: { type: 'array', items: { $ref: '#/$defs/Point' } },
          loose: {},
        },
        required: ['at'],
        $defs: {
          Point: { type: 'object', properties: { x: { type: 'number' } }, required: ['x'] },
        },
      },
    },
  ],
});

async function judged(sent: unknown, strategy = 'lossless'): Promise<ArgumentJudgement> {
  const text = typeof sent === 'string' ? sent : JSON.stringify(sent);
  const reply = await judgeArguments({
    text: SERVED,
    settings: { strategy },
    toolIndex: 0,
    arguments: text,
  });
  if (reply.kind !== 'judged') throw new Error(reply.message);
  return reply.judgement;
}

test('both forms accept what is right', async () => {
  const { before, after, sentAsText, judge } = await judged({ at: { x: 1 }, note: '{"x":1}' });
  expect([before, after]).toEqual([{ kind: 'accepted' }, { kind: 'accepted' }]);
  // A string is what the schema wants there.
  expect(sentAsText).toEqual([]);
  expect(judge.id).toBe('hyperjump');
});

test('a reason names what was expected, what was received and the place', async () => {
  const { before } = await judged({ at: { x: 'far' } });
  expect(before).toEqual({
    kind: 'refused',
    reasons: [
      {
        instancePointer: '/at/x',
        keywordPointer: '#/$defs/Point/properties/x/type',
        keyword: 'type',
        message: 'expected number, received string',
      },
    ],
  });
});

describe('an object that arrived as its JSON text', () => {
  const rows: readonly (readonly [
    what: string,
    sent: object,
    pointer: string,
    hiddenBy: object | null,
    shownAfter: boolean,
  ])[] = [
    [
      'behind a reference',
      { at: '{"x":1}' },
      '/at',
      { pointer: '#/properties/at', reference: '#/$defs/Point' },
      true,
    ],
    [
      'in a branch',
      { at: { x: 1 }, either: '{"x":1}' },
      '/either',
      { pointer: '#/properties/either/anyOf/0', reference: '#/$defs/Point' },
      true,
    ],
    [
      'in an array',
      { at: { x: 1 }, many: ['{"x":1}'] },
      '/many/0',
      { pointer: '#/properties/many/items', reference: '#/$defs/Point' },
      true,
    ],
    ['in plain sight', { at: { x: 1 }, plain: '{"a":1}' }, '/plain', null, true],
  ];
  test.each(rows)('%s', async (_, sent, instancePointer, hiddenBy, shownAfter) => {
    const { sentAsText, before } = await judged(sent);
    expect(before.kind).toBe('refused');
    expect(sentAsText).toEqual([
      { instancePointer, expected: 'object', parsed: expect.any(String), hiddenBy, shownAfter },
    ]);
  });

  test('the message is that of public reports', async () => {
    const { before } = await judged({ at: '{"x":1}' });
    expect(before).toMatchObject({ reasons: [{ message: 'expected object, received string' }] });
  });

  test('a strategy that inlines nothing leaves the type hidden', async () => {
    const { sentAsText } = await judged({ at: '{"x":1}' }, 'reconcile');
    expect(sentAsText[0]?.shownAfter).toBe(false);
  });

  test('where anything is wanted, text is right', async () => {
    expect((await judged({ at: { x: 1 }, loose: '{"x":1}' })).sentAsText).toEqual([]);
  });
});

test('a whole request is taken apart', async () => {
  const request = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'place', arguments: { at: { x: 2 } } },
  };
  expect(JSON.parse((await judged(request)).arguments)).toEqual({ at: { x: 2 } });
});

test('what is no JSON is said with its place', async () => {
  const reply = await judgeArguments({
    text: SERVED,
    settings: {},
    toolIndex: 0,
    arguments: '{"at": x}',
  });
  expect(reply).toMatchObject({ kind: 'unreadable', at: 7 });
});

test('a form that the strategy refuses is not judged, and the served one is', async () => {
  const text = JSON.stringify({
    type: 'object',
    properties: { n: { $ref: '#' } },
    required: ['n'],
  });
  const reply = await judgeArguments({
    text,
    settings: { strategy: 'refuse-cycles' },
    toolIndex: 0,
    arguments: '{}',
  });
  expect(reply).toMatchObject({
    judgement: { before: { kind: 'refused' }, after: { kind: 'not-judged' } },
  });
});

test('an example is accepted by the schema it is made from', async () => {
  const made = await example({ text: SERVED, settings: {}, toolIndex: 0 });
  if (made.kind !== 'example') throw new Error(made.why);
  expect((await judged(made.arguments)).before).toEqual({ kind: 'accepted' });
});

test('nothing is an example of what nothing satisfies', async () => {
  const text = JSON.stringify({ type: 'object', properties: { a: false }, required: ['a'] });
  expect(await example({ text, settings: {}, toolIndex: 0 })).toMatchObject({ kind: 'none' });
});
