import { describe, expect, test, vi } from 'vitest';
import { connect } from './connect.ts';
import { createCredentials } from './credentials.ts';
import type { Answer } from './testing/fake-server.ts';
import { fakeServer, json, result } from './testing/fake-server.ts';
import { OPTIONS, reach } from './testing/reach.ts';

/** JSON that a library would print in another way: spaces, escapes, digits, a member that is there twice. */
const ODD_TOOLS =
  '[ {"name":"a","inputSchema":{"type":"object","maximum":1.0e2,"title":"\\u0041\\/","type":"object"}} ,{"name":"b\\"]","inputSchema":{"__proto__":{"minimum":12345678901234567890}}}]';

const serving =
  (tools: string): Answer =>
  ({ id, response }) =>
    json(response, `{"jsonrpc" : "2.0","id":${id},"result":{ "tools": ${tools} }}\n`);

const streaming =
  (tools: string): Answer =>
  ({ id, response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': hello\r\nid: 1\r\ndata:\r\n\r\n');
    response.write('event: message\ndata: {"jsonrpc":"2.0","method":"notifications/x"}\n\n');
    response.end(`data: {"jsonrpc":"2.0","id":${id},\ndata: "result":{"tools":${tools}}}\n\n`);
    return true;
  };

/** Pages of one tool each: the cursor is the number of the next page, `of` says where it leads. */
const paged =
  (next: (page: number) => string | undefined): Answer =>
  ({ id, params, response }) => {
    const page = Number(params['cursor'] ?? 1);
    const tools = [{ name: `tool-${page}`, inputSchema: { type: 'object' } }];
    return json(response, result(id, { tools, nextCursor: next(page) }));
  };

/** Of one reply of `paged`, while ids and cursors have one digit. */
const PAGE_BYTES = result(1, {
  tools: [{ name: 'tool-1', inputSchema: { type: 'object' } }],
  nextCursor: '2',
}).length;

describe('the text is the one that was served', () => {
  test('one page as JSON', async () => {
    const { url } = await fakeServer({ 'tools/list': serving(ODD_TOOLS) });
    const { captured } = await reach(url);
    expect(captured.text).toMatch(/^\{"jsonrpc" : "2\.0","id":\d+,"result":/);
    expect(captured.text.endsWith(`"result":{ "tools": ${ODD_TOOLS} }}\n`)).toBe(true);
    expect(captured).toMatchObject({
      tools: 2,
      pages: 1,
      bytes: Buffer.byteLength(captured.text),
      server: { name: 'fake', version: '1.2.3' },
      protocolVersion: '2025-11-25',
      era: 'initialize',
      capturedAt: '2026-01-02T12:00:00.000Z',
      address: url,
    });
  });

  test('one page as a stream: its data lines, joined', async () => {
    const { url } = await fakeServer({ 'tools/list': streaming(ODD_TOOLS) });
    const { captured } = await reach(url);
    expect(captured.text).toMatch(/^\{"jsonrpc":"2\.0","id":\d+,\n"result":/);
    expect(captured.text.endsWith(`"result":{"tools":${ODD_TOOLS}}}`)).toBe(true);
  });

  test('several pages: slices of each, in one list', async () => {
    const pages = [ODD_TOOLS, '[]', '[{"name":"z","x":0.10}]'];
    const { url } = await fakeServer({
      'tools/list': ({ id, params, response }) => {
        const at = Number(params['cursor'] ?? 0);
        const next = at + 1 < pages.length ? `"nextCursor":"${at + 1}",` : '';
        return json(
          response,
          `{"result":{${next}"tools":${pages[at]}},"id":${id},"jsonrpc":"2.0"}`,
        );
      },
    });
    const { captured } = await reach(url);
    expect(captured.text).toBe(`{"tools":[${ODD_TOOLS.slice(1, -1)},{"name":"z","x":0.10}]}`);
    expect(captured).toMatchObject({ tools: 3, pages: 3 });
    expect(captured.stopped).toBeUndefined();
  });

  test('a reply that is there twice under one name counts as JSON.parse reads it', async () => {
    const { url } = await fakeServer({
      'tools/list': ({ id, response }) =>
        json(
          response,
          `{"result":{"tools":[]},"id":${id},"jsonrpc":"2.0","result":{"tools":[1],"tools":[{},{}]}}`,
        ),
    });
    expect((await reach(url)).captured.tools).toBe(2);
  });

  test.each([
    ['tools that are no objects', '[null,1,"x",{"name":5}]', 4],
    ['a root that is no object', '[{"name":"a","inputSchema":{"type":"string"}}]', 1],
    [
      'a schema that does not compile',
      '[{"name":"a","inputSchema":{"type":"object"},"outputSchema":{"$ref":"#/nope","pattern":"("}}]',
      1,
    ],
  ])('%s hide nothing', async (_, tools, count) => {
    const { url } = await fakeServer({ 'tools/list': serving(tools) });
    const { captured } = await reach(url);
    expect(captured.tools).toBe(count);
    expect(captured.text).toContain(tools);
  });
});

describe('paging', () => {
  test('tells which page has come', async () => {
    const { url } = await fakeServer({
      'tools/list': paged((page) => (page < 3 ? String(page + 1) : undefined)),
    });
    const onProgress = vi.fn();
    await reach(url, { onProgress });
    const listed = onProgress.mock.calls.map(([{ stage, pages, tools }]) => [stage, pages, tools]);
    expect(listed).toEqual([
      ['handshake', 0, 0],
      ['listing', 1, 1],
      ['listing', 2, 2],
      ['listing', 3, 3],
    ]);
  });

  test.each([
    [
      'a cursor that comes again ends the list',
      paged((page) => (page === 1 ? '2' : '2')),
      {},
      2,
      { why: 'repeated-cursor', cursor: '2' },
    ],
    [
      'cursors that lead in a circle end it',
      paged((page) => String((page % 3) + 1)),
      {},
      3,
      { why: 'repeated-cursor', cursor: '2' },
    ],
    ['an empty cursor is none', paged(() => ''), {}, 1, undefined],
    [
      'so many pages',
      paged((page) => String(page + 1)),
      { pages: 4 },
      4,
      { why: 'pages', limit: 4 },
    ],
    [
      'so many tools',
      paged((page) => String(page + 1)),
      { tools: 5 },
      5,
      { why: 'tools', limit: 5 },
    ],
    [
      'so many bytes',
      paged((page) => String(page + 1)),
      { bytes: 5 * PAGE_BYTES },
      5,
      { why: 'bytes', limit: 5 * PAGE_BYTES },
    ],
  ])('%s', async (_, answer, limits, pages, stopped) => {
    const { url } = await fakeServer({ 'tools/list': answer as Answer });
    const { captured } = await reach(url, { limits: { deadlineMs: 10_000, ...limits } });
    expect([captured.pages, captured.stopped]).toEqual([pages, stopped]);
  });

  test('a server that ignores the cursor is not listed twice', async () => {
    const { url } = await fakeServer({
      'tools/list': ({ id, response }) =>
        json(response, result(id, { tools: [{ name: 'a' }], nextCursor: 'x' })),
    });
    const { captured } = await reach(url);
    expect(captured).toMatchObject({ pages: 1, tools: 1, stopped: { why: 'repeated-cursor' } });
  });

  test('a page that hangs leaves the pages before it', async () => {
    const { url } = await fakeServer({
      'tools/list': (asked) =>
        asked.params['cursor'] === undefined ? paged(() => '2')(asked) : true,
    });
    const { captured } = await reach(url, { limits: { deadlineMs: 2_000 } });
    expect(captured).toMatchObject({ pages: 1, stopped: { why: 'deadline', limit: 2_000 } });
  });
});

describe('what is sent', () => {
  test('the handshake, the list and the farewell, and nothing else', async () => {
    const { url, said } = await fakeServer({
      initialize: ({ id, response }) => {
        response.setHeader('mcp-session-id', 'abc');
        return json(
          response,
          result(id, {
            protocolVersion: '2025-06-18',
            capabilities: { tools: {}, prompts: {}, resources: {} },
            serverInfo: { name: 'x', version: '0' },
          }),
        );
      },
    });
    const connection = await reach(url);
    await connection.close();
    expect(said).toEqual([
      'POST server/discover',
      'POST initialize',
      'POST notifications/initialized',
      'POST tools/list',
      'DELETE',
    ]);
  });

  test('a server that asks for more gets nothing', async () => {
    const { url, said } = await fakeServer({
      'tools/list': ({ id, response }) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        for (const method of ['sampling/createMessage', 'roots/list', 'elicitation/create']) {
          response.write(
            `data: ${JSON.stringify({ jsonrpc: '2.0', id: method, method, params: {} })}\n\n`,
          );
        }
        response.end(`data: ${result(id, { tools: [] })}\n\n`);
        return true;
      },
    });
    const { reload } = await reach(url);
    // Whatever the client would say to the first list is there before it has the second.
    await reload();
    expect(said.filter((one) => one === 'POST tools/list')).toHaveLength(2);
    expect(said.filter((one) => one === 'POST undefined')).toEqual([]);
  });

  test('credentials, to their own origin alone, and neither cookies nor a referrer', async () => {
    const server = await fakeServer();
    const made = createCredentials(server.url, [['X-Key', 'secret-1']]);
    if (made.kind === 'unusable') throw new Error(made.why);
    await reach({ url: server.url, credentials: made.credentials });
    expect(new Set(server.headers.map((headers) => headers['x-key']))).toEqual(
      new Set(['secret-1']),
    );
    const other = await fakeServer();
    await reach({ url: other.url, credentials: made.credentials });
    const sent = other.headers.flatMap((headers) => Object.keys(headers));
    expect(
      sent.filter((name) => ['x-key', 'cookie', 'referer', 'authorization'].includes(name)),
    ).toEqual([]);
  });
});

describe('while connected', () => {
  test('hears that the list changed, and fetches it again', async () => {
    let push: (text: string) => void = () => undefined;
    let tools = '[]';
    const { url } = await fakeServer({
      listen: ({ response }) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.flushHeaders();
        push = (text) => void response.write(text);
        return true;
      },
      'tools/list': (asked) => serving(tools)(asked),
    });
    const onListChanged = vi.fn();
    const { reload } = await reach(url, { onListChanged });
    tools = '[{"name":"new"}]';
    await vi.waitFor(() => expect(push.length).toBe(1), 10_000);
    push('data: {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}\n\n');
    await vi.waitFor(() => expect(onListChanged).toHaveBeenCalledTimes(1), 10_000);
    expect(await reload()).toMatchObject({ kind: 'captured', captured: { tools: 1 } });
  });

  test('cancelling ends it at once', async () => {
    const person = new AbortController();
    let asked = Number.NaN;
    const { url } = await fakeServer({
      'tools/list': () => {
        asked = performance.now();
        person.abort();
        return true;
      },
    });
    expect(await connect({ url }, { ...OPTIONS, signal: person.signal })).toEqual({
      kind: 'cancelled',
    });
    expect(performance.now() - asked).toBeLessThan(2_000);
  });
});
