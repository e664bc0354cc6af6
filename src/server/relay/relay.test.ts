// Longer than most: one table of attacks and what becomes of each, beside the server that they are tried on.
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { request as send } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { listen } from '../../connect/testing/listen.ts';
import { findTarget } from './find-target.ts';
import type { RelayOptions } from './relay.ts';
import { createRelay } from './relay.ts';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Fields = Readonly<Record<string, string | undefined>>;

interface Relay {
  readonly base: string;
  readonly token: string;
  /** A request as a browser's own page sends it, but where `fields` say otherwise. */
  readonly ask: (path: string, fields?: Fields, method?: string, body?: string) => Promise<Reply>;
  /** One that is forwarded, unless the relay objects. */
  readonly forward: (
    target: string,
    fields?: Fields,
    method?: string,
    body?: string,
  ) => Promise<Reply>;
}

async function reply(message: IncomingMessage): Promise<Reply> {
  const { statusCode: status = 0, headers } = message;
  return { status, headers, body: await text(message) };
}

async function relay(options?: RelayOptions): Promise<Relay> {
  const handle = createRelay(options);
  const base = await listen((request, response) => void handle(request, response));
  const ask: Relay['ask'] = (path, fields = {}, method = 'GET', body = '') =>
    new Promise((resolve, reject) => {
      const all = { 'sec-fetch-site': 'same-origin', ...fields };
      const headers = Object.fromEntries(
        Object.entries(all).filter(([, value]) => value !== undefined),
      );
      const asked = send(`${base}${path}`, { method, headers, agent: false });
      asked.once('response', (message) => reply(message).then(resolve, reject));
      asked.once('error', reject);
      asked.end(body);
    });
  const { token } = JSON.parse((await ask('/token')).body) as { token: string };
  return {
    base,
    token,
    ask,
    forward: (target, fields = {}, method = 'POST', body = '{}') =>
      ask(
        '/forward',
        { 'x-relay-token': token, 'x-relay-target': target, ...fields },
        method,
        body,
      ),
  };
}

const code = ({ status, headers }: Reply): string =>
  `${status} ${headers['x-relay-error'] ?? ''}`.trim();

/** A server behind the relay that counts who reaches it. */
async function behind(handler: RequestListener = (_, response) => void response.end('hello')) {
  const seen: IncomingMessage[] = [];
  const base = await listen((request, response) => {
    seen.push(request);
    handler(request, response);
  });
  return { base, seen };
}

describe('only our own page is let in', () => {
  test.each<[string, Fields, string]>([
    ['a foreign origin', { origin: 'http://evil.test' }, '403 origin'],
    ['an origin of another port', { origin: 'http://127.0.0.1:1' }, '403 origin'],
    ['the null origin of a sandbox', { origin: 'null' }, '403 origin'],
    ['our host over https', { origin: 'https://HOST' }, '403 origin'],
    ['a foreign Host: a name that was pointed here', { host: 'evil.test' }, '403 host'],
    ['a foreign Host with our port', { host: 'evil.test:PORT' }, '403 host'],
    ['a Host that ends like ours', { host: 'evil-127.0.0.1:PORT' }, '403 host'],
    ['our Host with another port', { host: '127.0.0.1:1' }, '403 host'],
    ['a request from another site', { 'sec-fetch-site': 'cross-site' }, '403 origin'],
    ['a request from another port', { 'sec-fetch-site': 'same-site' }, '403 origin'],
    ['a link or the address bar', { 'sec-fetch-site': 'none' }, '403 origin'],
    ['no token', { 'x-relay-token': undefined }, '403 token'],
    ['an empty token', { 'x-relay-token': '' }, '403 token'],
    ['a wrong token', { 'x-relay-token': 'A'.repeat(43) }, '403 token'],
    ['a longer token', { 'x-relay-token': 'TOKENx' }, '403 token'],
    ['the beginning of the token', { 'x-relay-token': 'T' }, '403 token'],
  ])('%s', async (_, fields, want) => {
    const { base, token, forward } = await relay();
    const target = await behind();
    const { host, port } = new URL(base);
    const told = Object.entries(fields).map(([name, value]) => [
      name,
      value?.replace('HOST', host).replace('PORT', port).replace('TOKEN', token),
    ]);
    const answer = await forward(target.base, Object.fromEntries(told) as Fields);
    expect([code(answer), target.seen.length]).toEqual([want, 0]);
  });

  test.each(['/', '/token', '/forward'])(
    'a preflight of another site is refused at %s',
    async (path) => {
      const { ask } = await relay();
      const answer = await ask(
        path,
        {
          origin: 'http://evil.test',
          'access-control-request-headers': 'x-relay-token',
          'sec-fetch-site': 'cross-site',
        },
        'OPTIONS',
      );
      expect(code(answer)).toBe('403 origin');
      expect(
        Object.keys(answer.headers).filter((name) => name.startsWith('access-control-')),
      ).toEqual([]);
    },
  );

  test.each<Fields>([
    { origin: 'http://evil.test' },
    { host: 'evil.test' },
    { 'sec-fetch-site': 'cross-site' },
  ])('the token is handed to nobody with %j', async (fields) => {
    const { ask, token } = await relay();
    const answer = await ask('/token', fields);
    expect(answer.status).toBe(403);
    expect(answer.body).not.toContain(token);
  });

  test('until it is chosen nothing is forwarded, and every start has its own token', async () => {
    const handle = createRelay();
    const base = await listen((request, response) => void handle(request, response));
    const answer = await fetch(`${base}/forward`, {
      method: 'POST',
      headers: { 'x-relay-token': 'x' },
    });
    expect(answer.headers.get('x-relay-error')).toBe('off');
    expect((await relay()).token).not.toBe((await relay()).token);
  });

  test('other methods and paths', async () => {
    const { ask, forward } = await relay();
    expect(code(await forward('http://127.0.0.1/', {}, 'PUT'))).toBe('405 method');
    expect(code(await forward('http://127.0.0.1/', {}, 'PATCH'))).toBe('405 method');
    expect(code(await ask('/other'))).toBe('404 path');
  });
});

describe('where it goes', () => {
  const names: ReadonlyMap<string, string> = new Map([
    ['local.test', '127.0.0.1'],
    ['inner.test', '10.1.2.3'],
    ['meta.test', '169.254.169.254'],
    ['nowhere.test', '0.0.0.0'],
  ]);
  const resolve = async (host: string) =>
    await Promise.resolve([{ address: names.get(host) ?? '203.0.113.1', family: 4 }]);

  test.each([
    ['file:///etc/passwd', '400 target'],
    ['javascript:alert(1)', '400 target'],
    ['data:text/html,x', '400 target'],
    ['ftp://127.0.0.1/', '400 target'],
    ['ws://127.0.0.1/', '400 target'],
    ['unix:/var/run/docker.sock', '400 target'],
    ['http+unix://x/', '400 target'],
    ['//127.0.0.1/', '400 target'],
    ['http://', '400 target'],
    ['http://user:password@127.0.0.1/', '400 target'],
    ['http://127.0.0.1@evil.test/', '400 target'],
    ['http://localhost./', '400 target'],
    ['http://0.0.0.0/', '403 forbidden-target'],
    ['http://0/', '403 forbidden-target'],
    ['http://[::]/', '403 forbidden-target'],
    ['http://[::ffff:0.0.0.0]/', '403 forbidden-target'],
    ['http://255.255.255.255/', '403 forbidden-target'],
    ['http://224.0.0.1/', '403 forbidden-target'],
    ['http://[ff02::1]/', '403 forbidden-target'],
    ['http://[64:ff9b::7f00:1]/', '403 forbidden-target'],
    ['http://[2002:7f00:1::]/', '403 forbidden-target'],
    ['http://nowhere.test/', '403 forbidden-target'],
    ['http://10.0.0.1/', '403 private-target'],
    ['http://172.16.0.1/', '403 private-target'],
    ['http://192.168.1.1/', '403 private-target'],
    ['http://100.64.0.1/', '403 private-target'],
    ['http://169.254.169.254/latest/meta-data/', '403 private-target'],
    ['http://[fd00::1]/', '403 private-target'],
    ['http://[fe80::1]/', '403 private-target'],
    ['http://[::ffff:10.0.0.1]/', '403 private-target'],
    ['http://167772161/', '403 private-target'],
    ['http://0x0a.0.0.1/', '403 private-target'],
    ['http://inner.test/', '403 private-target'],
    ['http://meta.test/', '403 private-target'],
  ])('%s is not reached', async (target, want) => {
    const { forward } = await relay({ resolve });
    expect(code(await forward(target))).toBe(want);
  });

  test.each([
    ['its dotted spelling', '127.0.0.1'],
    ['its decimal spelling', '2130706433'],
    ['its hexadecimal spelling', '0x7f000001'],
    ['its octal spelling', '0177.0.0.1'],
    ['its short spelling', '127.1'],
    ['its mapped spelling', '[::ffff:127.0.0.1]'],
    ['a name for it', 'local.test'],
  ])('loopback is reached by %s', async (_, host) => {
    const target = await behind();
    const { forward } = await relay({ resolve });
    const answer = await forward(`http://${host}:${new URL(target.base).port}/mcp`);
    expect([answer.status, answer.body, target.seen.length]).toEqual([200, 'hello', 1]);
  });

  test.each([
    ['http://10.255.255.1:81/', '10.255.255.1:81', true],
    ['http://10.255.255.1:81/', '10.255.255.1', false],
    ['http://10.255.255.1:81/', '10.255.255.2:81', false],
    ['http://10.255.255.1:81/', 'true', false],
    ['http://[fe80::1]/', '[fe80::1]', true],
    ['http://inner.test/', 'inner.test', true],
    ['http://inner.test/', 'meta.test', false],
  ])('the private target %s after a yes to %s: %s', async (target, yes, isReached) => {
    // Where it would go is enough to know: nothing here may knock at a private address.
    const found = findTarget({ 'x-relay-target': target, 'x-relay-allow': yes }, resolve);
    if (isReached) expect((await found).url.href).toBe(target);
    else await expect(found).rejects.toMatchObject({ status: 403, code: 'private-target' });
  });

  test('a yes does not open what is never reached', async () => {
    const { forward } = await relay();
    expect(code(await forward('http://0.0.0.0/', { 'x-relay-allow': '0.0.0.0' }))).toBe(
      '403 forbidden-target',
    );
  });

  test('a name is resolved once, and every address behind it is judged', async () => {
    const target = await behind();
    const { port } = new URL(target.base);
    const once = vi.fn(resolve);
    const first = await relay({ resolve: once });
    await first.forward(`http://local.test:${port}/`);
    expect(once).toHaveBeenCalledTimes(1);
    const mixed = await relay({
      resolve: () =>
        Promise.resolve([
          { address: '127.0.0.1', family: 4 },
          { address: '10.0.0.1', family: 4 },
        ]),
    });
    expect(code(await mixed.forward(`http://local.test:${port}/`))).toBe('403 private-target');
    expect(target.seen).toHaveLength(1);
  });

  test.each([301, 302, 303, 307, 308])(
    'a redirect with %i to another host is not followed',
    async (status) => {
      const other = await behind();
      const target = await behind((_, response) => {
        response.writeHead(status, { location: `${other.base}/stolen` }).end();
      });
      const { forward } = await relay();
      const answer = await forward(target.base, {
        'x-relay-fields': encodeURIComponent('[["Authorization","Bearer x"]]'),
      });
      expect([code(answer), answer.headers['x-relay-location']]).toEqual([
        '502 redirect',
        `${other.base}/stolen`,
      ]);
      expect(answer.headers.location).toBeUndefined();
      expect(other.seen).toHaveLength(0);
    },
  );
});

describe('what travels', () => {
  test("MCP's headers and the listed credentials, no cookies and nothing of the page", async () => {
    const target = await behind();
    const { forward, base } = await relay();
    await forward(target.base, {
      origin: base,
      cookie: 'sid=1',
      referer: `${base}/`,
      authorization: 'Basic x',
      'x-other': '1',
      'x-forwarded-for': '1.1.1.1',
      'mcp-method': 'tools/list',
      'content-type': 'application/json',
      'x-relay-fields': encodeURIComponent(
        JSON.stringify([
          ['X-Key', 'k'],
          ['Authorization', 'Bearer t'],
        ]),
      ),
    });
    const headers: IncomingHttpHeaders = target.seen[0]?.headers ?? {};
    expect(Object.keys(headers).sort()).toEqual([
      'accept-encoding',
      'authorization',
      'connection',
      'content-length',
      'content-type',
      'host',
      'mcp-method',
      'user-agent',
      'x-key',
    ]);
    expect([headers.authorization, headers.host]).toEqual(['Bearer t', new URL(target.base).host]);
  });

  test.each([
    ['a cookie', '[["Cookie","a=b"]]'],
    ['a Host', '[["Host","evil"]]'],
    ['a line break', '[["X","a\\r\\nY: b"]]'],
    ['no list', '{"a":1}'],
    ['no JSON', '['],
    ['too many', JSON.stringify(Array.from({ length: 51 }, () => ['X', 'y']))],
  ])('as credentials %s is refused', async (_, fields) => {
    const target = await behind();
    const { forward } = await relay();
    expect(code(await forward(target.base, { 'x-relay-fields': encodeURIComponent(fields) }))).toBe(
      '400 fields',
    );
    expect(target.seen).toHaveLength(0);
  });

  test('a reply brings no cookie, no CORS and no policy of its own', async () => {
    const target = await behind((_, response) => {
      response.writeHead(200, {
        'content-type': 'text/html',
        'set-cookie': 'a=b',
        'access-control-allow-origin': '*',
        'content-security-policy': 'script-src *',
        'mcp-session-id': 's1',
        'clear-site-data': '"*"',
      });
      response.end('<script>1</script>');
    });
    const { headers } = await (await relay()).forward(target.base);
    expect(headers).toMatchObject({
      'mcp-session-id': 's1',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    const others = ['set-cookie', 'access-control-allow-origin', 'clear-site-data'];
    expect(others.filter((name) => headers[name] !== undefined)).toEqual([]);
  });

  test('a stream arrives as it is written', async () => {
    let write: (part: string) => void = () => undefined;
    const target = await behind((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      write = (part) => void response.write(part);
    });
    const { base, token } = await relay();
    const answer = await fetch(`${base}/forward`, {
      headers: { 'x-relay-token': token, 'x-relay-target': target.base },
    });
    const reader = answer.body?.getReader();
    for (const part of ['data: 1\n\n', 'data: 2\n\n']) {
      write(part);
      expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(part);
    }
    await reader?.cancel();
  });
});

describe('how much and how long', () => {
  const limits = {
    requestBytes: 1_000,
    replyBytes: 100_000,
    headMs: 300,
    idleMs: 300,
    totalMs: 1_500,
  };

  /** Writes without end; tells how much got away and when it was cut off. */
  function flood(response: ServerResponse) {
    const state = { bytes: 0, isCut: false };
    const chunk = Buffer.alloc(65_536, 'x');
    response.on('close', () => {
      state.isCut = true;
    });
    const more = (): void => {
      while (!state.isCut && state.bytes < 1_073_741_824) {
        state.bytes += chunk.length;
        if (!response.write(chunk)) {
          response.once('drain', more);
          return;
        }
      }
    };
    more();
    return state;
  }

  test('a reply of 1 GB is broken off, and does not look whole', async () => {
    let state = { bytes: 0, isCut: false };
    const target = await behind((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      state = flood(response);
    });
    const { forward } = await relay({ limits });
    await expect(forward(target.base)).rejects.toThrow(/aborted|hang up|ECONNRESET/);
    await vi.waitFor(() => expect(state.isCut).toBe(true), 10_000);
    expect(state.bytes).toBeLessThan(50_000_000);
  });

  test('a reply that says beforehand that it is too large is refused', async () => {
    const target = await behind((_, response) => {
      response.writeHead(200, { 'content-length': '1073741824' }).write('x');
    });
    expect(code(await (await relay({ limits })).forward(target.base))).toBe('502 too-large');
  });

  test('a request that is too large is refused', async () => {
    const target = await behind();
    const { forward } = await relay({ limits });
    expect(code(await forward(target.base, {}, 'POST', 'x'.repeat(1_001)))).toBe(
      '413 request-too-large',
    );
    expect(target.seen).toHaveLength(0);
  });

  test('a server that does not answer', async () => {
    const target = await behind(() => undefined);
    expect(code(await (await relay({ limits })).forward(target.base))).toBe('504 timeout');
  });

  test('a reply that stops in the middle', async () => {
    const target = await behind((_, response) => void response.writeHead(200).write('x'));
    await expect((await relay({ limits })).forward(target.base)).rejects.toThrow();
  });

  test('a reply of one byte now and then', async () => {
    const target = await behind((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 50);
      response.once('close', () => clearInterval(timer));
    });
    const begun = performance.now();
    await expect((await relay({ limits })).forward(target.base)).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  test('a request that never ends', async () => {
    const { base, token } = await relay({ limits });
    const { hostname, port, host } = new URL(base);
    const socket = connectTcp(Number(port), hostname);
    socket.write(
      `POST /forward HTTP/1.1\r\nHost: ${host}\r\nx-relay-token: ${token}\r\nx-relay-target: http://127.0.0.1/\r\nContent-Length: 500\r\n\r\n{`,
    );
    expect(await text(socket.once('data', () => socket.end()))).toMatch(
      /^HTTP\/1\.1 408 .*x-relay-error: timeout/s,
    );
  });

  test('a browser that leaves ends the request behind the relay', async () => {
    let isClosed = false;
    const target = await behind((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hi\n\n');
      response.once('close', () => {
        isClosed = true;
      });
    });
    const { base, token } = await relay();
    const left = new AbortController();
    const { body } = await fetch(`${base}/forward`, {
      headers: { 'x-relay-token': token, 'x-relay-target': target.base },
      signal: left.signal,
    });
    await body?.getReader().read();
    expect(isClosed).toBe(false);
    left.abort();
    await vi.waitFor(() => expect(isClosed).toBe(true), 10_000);
  });

  test('a closed port and a name that does not exist are told apart', async () => {
    const { forward } = await relay();
    expect(code(await forward('http://127.0.0.1:1/'))).toBe('502 ECONNREFUSED');
    expect(code(await forward('http://no-such-host.invalid/'))).toMatch(
      /^502 (ENOTFOUND|EAI_AGAIN)$/,
    );
  });
});
