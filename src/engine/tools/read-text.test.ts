import { describe, expect, test } from 'vitest';
import { textAt } from '../json/values.ts';
import { readText } from './read-text.ts';

const REPLY = '{"result":{"tools":[]}}';

describe('what stands around the JSON', () => {
  test.each([
    { name: 'nothing', given: REPLY, wrapping: 'none', text: REPLY },
    { name: 'space', given: `\n ${REPLY} \n`, wrapping: 'none', text: REPLY },
    {
      name: 'one event',
      given: `event: message\nid: 1\ndata: ${REPLY}\n\n`,
      wrapping: 'server-sent-events',
      text: REPLY,
    },
    {
      name: 'an event with CR LF and without a space behind the colon',
      given: `event: message\r\ndata:${REPLY}\r\n\r\n`,
      wrapping: 'server-sent-events',
      text: REPLY,
    },
    {
      name: 'an event that the text ends in',
      given: `data: ${REPLY}`,
      wrapping: 'server-sent-events',
      text: REPLY,
    },
    {
      name: 'an event in two lines of data',
      given: 'data: {"result":\ndata: {"tools":[]}}\n\n',
      wrapping: 'server-sent-events',
      text: REPLY,
    },
    {
      name: 'a priming event without data, a comment and a retry',
      given: `id: 0\ndata:\n\n: ping\n\nretry: 100\n\ndata: ${REPLY}\n\n`,
      wrapping: 'server-sent-events',
      text: REPLY,
    },
    {
      name: 'a notification before the reply',
      given: `data: {"method":"notifications/message"}\n\ndata: ${REPLY}\n\n`,
      wrapping: 'server-sent-events',
      text: REPLY,
    },
    {
      name: 'a line of a log before',
      given: `INFO starting\n${REPLY}`,
      wrapping: 'text-before',
      text: REPLY,
    },
    {
      name: 'brackets in the log',
      given: `[INFO] [1] up {port: 1}\n${REPLY}`,
      wrapping: 'text-before',
      text: REPLY,
    },
    { name: 'a log behind', given: `${REPLY}\nbye`, wrapping: 'text-before', text: REPLY },
    {
      name: 'a log of JSON lines',
      given: `{"level":"info"}\n${REPLY}\n`,
      wrapping: 'text-before',
      text: REPLY,
    },
    {
      name: 'a fenced block',
      given: `\`\`\`json\n${REPLY}\n\`\`\``,
      wrapping: 'text-before',
      text: REPLY,
    },
  ])('$name', ({ given, wrapping, text }) => {
    const source = readText(given);
    expect(source.doc.problem).toBeUndefined();
    expect(source.wrapping).toBe(wrapping);
    expect(textAt(source.doc, 0)).toBe(text);
  });
});

describe('a slip in the JSON is no text beside it', () => {
  test.each([
    ['[1]]', 3],
    ['{"a":1,}', 7],
    ['[NaN,{"a":1}]', 1],
    ['{"a":{"b":1}', 12],
    ['undefined', 0],
  ])('%s', (given, at) => {
    const { doc, wrapping } = readText(given);
    expect(wrapping).toBe('none');
    expect(doc.problem).toMatchObject({ code: 'json/syntax', at });
  });
});

test('a broken object behind a log is where the problem is', () => {
  const { doc, wrapping } = readText('up\n{"a":1,}');
  expect(wrapping).toBe('text-before');
  expect(doc.problem).toMatchObject({ code: 'json/syntax', at: 10 });
});

test.each([
  'data: {"a": [1, "x"]}\n\n',
  'event: m\ndata: {"a":\ndata: [1,\ndata: "x"]}\n\n',
  'log\n{"a": [1, "x"]}\nlog',
  '\uFEFF {"a": [1, "x"]}',
])('places lead back into %j', (given) => {
  const { doc } = readText(given);
  for (let node = 0; node < doc.count; node++) {
    const start = doc.toGiven(doc.start[node] as number);
    const end = doc.toGiven((doc.end[node] as number) - 1) + 1;
    expect(JSON.parse(given.slice(start, end).replaceAll('data:', ''))).toEqual(
      JSON.parse(textAt(doc, node)),
    );
  }
});

test('an edit can name what stands around', () => {
  const given = 'log\n{"a":1}\nlog';
  const { doc } = readText(given);
  expect([doc.toGiven(-1), doc.toGiven(doc.text.length + 1)]).toEqual([0, given.length - 1]);
});

test('a text without JSON is looked at a bounded number of times', () => {
  const started = performance.now();
  readText('x[1] '.repeat(400_000));
  readText('x {"a" '.repeat(200_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});
