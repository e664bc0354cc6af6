import { describe, expect, test } from 'vitest';
import { redirectUrlFor } from './client-metadata.ts';
import { beginSignIn } from './oauth.ts';
import { awaitReturn } from './oauth-return.ts';
import type { PendingSignIn, Returned } from './oauth-types.ts';
import type {
  AuthorizationServer,
  AuthorizationServerOptions,
} from './testing/authorization-server.ts';
import { authorizationServer } from './testing/authorization-server.ts';
import { fakeServer } from './testing/fake-server.ts';
import { failToReach, reach } from './testing/reach.ts';

const redirectUrl = redirectUrlFor('http://127.0.0.1:4173/');

interface Protected {
  readonly url: string;
  readonly server: AuthorizationServer;
}

/** A server that wants a token which its authorization server really issued, for it and for nobody else. */
async function protectedServer(
  options: Partial<AuthorizationServerOptions> = {},
  metadata: (own: Record<string, unknown>) => void = () => undefined,
): Promise<Protected> {
  const held: { server?: AuthorizationServer } = {};
  const fake = await fakeServer({
    '*': ({ request, response }) => {
      if (request.headers.authorization !== undefined) return undefined;
      response.writeHead(401, {
        'www-authenticate': `Bearer resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp", scope="tools"`,
      });
      response.end();
      return true;
    },
    listen: ({ request, response }) => {
      if (request.url !== '/.well-known/oauth-protected-resource/mcp') return undefined;
      const own: Record<string, unknown> = {
        resource: fake.url,
        authorization_servers: [held.server?.issuer],
        scopes_supported: ['tools'],
      };
      metadata(own);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(own));
      return true;
    },
  });
  const { origin } = new URL(fake.url);
  held.server = await authorizationServer(fake.url, { redirectUrl, ...options });
  return { url: fake.url, server: held.server };
}

async function begin(url: string, clientId?: string): Promise<PendingSignIn> {
  const { challenge, failure } = await failToReach(url);
  expect(failure.cause).toBe('unauthorized');
  const begun = await beginSignIn(
    { url },
    { redirectUrl, ...(clientId && { clientId }), ...(challenge && { challenge }) },
  );
  if (begun.kind === 'failed') throw new Error(begun.why);
  return begun.pending;
}

const returnedFrom = (query: URLSearchParams): Returned => Object.fromEntries(query);

describe('signing in at a real authorization server', () => {
  test('with a registration of its own, and the token opens the server', async () => {
    const { url, server } = await protectedServer();
    const pending = await begin(url);
    const asked = new URL(pending.url).searchParams;
    expect(pending.authorizationOrigin).toBe(server.issuer);
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      resource: url,
      scope: 'tools',
      state: pending.state,
      redirect_uri: redirectUrl,
    });
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(server.registrations).toMatchObject([
      { client_name: 'Refscope', redirect_uris: [redirectUrl], token_endpoint_auth_method: 'none' },
    ]);

    const query = await server.signIn(pending.url);
    expect(query.get('iss')).toBe(server.issuer);
    const result = await pending.finish(returnedFrom(query));
    if (result.kind === 'failed') throw new Error(result.why);
    expect(server.exchanges).toEqual([
      expect.objectContaining({
        grant_type: 'authorization_code',
        resource: url,
        code_verifier: expect.stringMatching(/^[\w.~-]{43}$/),
      }),
    ]);
    const [[name = '', value = ''] = []] = result.credentials.fieldsFor(url);
    expect(name).toBe('Authorization');
    const token = value.replace('Bearer ', '');
    expect(await server.audienceOf(token)).toBe(url);
    expect(result.expiresInS).toBe(600);
    expect(JSON.stringify(result)).not.toContain(token);
    expect(result.credentials.fieldsFor('https://elsewhere.example/')).toEqual([]);

    const { captured } = await reach({ url, credentials: result.credentials });
    expect(captured.tools).toBe(1);
    expect(JSON.stringify(captured)).not.toContain(token);
  });

  test('with a client id that was registered beforehand', async () => {
    const { url, server } = await protectedServer({ clientId: 'refscope-test', registers: false });
    const pending = await begin(url, 'refscope-test');
    expect(new URL(pending.url).searchParams.get('client_id')).toBe('refscope-test');
    const result = await pending.finish(returnedFrom(await server.signIn(pending.url)));
    expect(result.kind).toBe('signed-in');
    expect(server.registrations).toEqual([]);
  });

  test('with the address of a metadata document, where the server takes one', async () => {
    const { url, server } = await protectedServer({
      rewrite: (metadata) => {
        metadata['client_id_metadata_document_supported'] = true;
      },
    });
    const clientMetadataUrl = 'https://refscope.example/oauth/client.json';
    const begun = await beginSignIn({ url }, { redirectUrl, clientMetadataUrl });
    if (begun.kind === 'failed') throw new Error(begun.why);
    expect(new URL(begun.pending.url).searchParams.get('client_id')).toBe(clientMetadataUrl);
    expect(server.registrations).toEqual([]);
  });

  test('over the channel that the redirect page speaks on', async () => {
    const { url, server } = await protectedServer();
    const pending = await begin(url);
    const waiting = awaitReturn(pending.state, AbortSignal.timeout(5_000));
    const query = await server.signIn(pending.url);
    const stranger = new BroadcastChannel(`refscope:oauth:${pending.state}`);
    stranger.postMessage({ code: 'injected', state: 'another' });
    stranger.postMessage(Object.fromEntries(query));
    const returned = await waiting;
    stranger.close();
    expect(returned?.code).toBe(query.get('code'));
    expect((await pending.finish(returned ?? {})).kind).toBe('signed-in');
  });
});

describe('what must not work', () => {
  test.each<[string, (returned: Returned) => Returned, RegExp]>([
    ['another state', (returned) => ({ ...returned, state: 'x'.repeat(64) }), /another sign-in/],
    ['no state', ({ state: _, ...rest }) => rest, /another sign-in/],
    [
      'another issuer',
      (returned) => ({ ...returned, iss: 'https://evil.test' }),
      /another authorization server/,
    ],
    [
      'no issuer, where the server promised one',
      ({ iss: _, ...rest }) => rest,
      /not the one that it says/,
    ],
    [
      'a code that was never given',
      (returned) => ({ ...returned, code: 'made-up-code' }),
      /failed/,
    ],
    ['a refusal', ({ code: _, ...rest }) => ({ ...rest, error: 'access_denied' }), /refused/],
  ])('%s', async (_, change, words) => {
    const { url, server } = await protectedServer();
    const pending = await begin(url);
    const returned = returnedFrom(await server.signIn(pending.url));
    const result = await pending.finish(change(returned));
    expect(result).toMatchObject({ kind: 'failed', why: expect.stringMatching(words) });
    expect(JSON.stringify(result)).not.toContain(returned.code ?? 'no code');
    expect(JSON.stringify(result)).not.toContain('made-up-code');
  });

  test('the same return twice', async () => {
    const { url, server } = await protectedServer();
    const pending = await begin(url);
    const returned = returnedFrom(await server.signIn(pending.url));
    expect((await pending.finish(returned)).kind).toBe('signed-in');
    expect(await pending.finish(returned)).toMatchObject({
      kind: 'failed',
      why: expect.stringMatching(/ended/),
    });
    expect(server.exchanges).toHaveLength(1);
  });

  test.each<[string, (metadata: Record<string, unknown>) => void, RegExp]>([
    [
      'javascript: to sign in at',
      (metadata) => (metadata['authorization_endpoint'] = 'javascript:alert(1)'),
      /sign-in/,
    ],
    [
      'plain http elsewhere',
      (metadata) => (metadata['authorization_endpoint'] = 'http://signin.example/auth'),
      /not https/,
    ],
    [
      'a user name in the address',
      (metadata) => (metadata['authorization_endpoint'] = 'https://a:b@signin.example/'),
      /user name/,
    ],
    ['no PKCE', (metadata) => delete metadata['code_challenge_methods_supported'], /PKCE/],
    [
      'plain PKCE',
      (metadata) => (metadata['code_challenge_methods_supported'] = ['plain']),
      /PKCE/,
    ],
    [
      'an issuer that is another',
      (metadata) => (metadata['issuer'] = 'https://evil.test'),
      /issuer does not match/,
    ],
    [
      'no registration',
      (metadata) => delete metadata['registration_endpoint'],
      /no client register/,
    ],
    [
      'a token endpoint without TLS',
      (metadata) => (metadata['registration_endpoint'] = 'http://reg.example/'),
      /not https/,
    ],
  ])('metadata with %s', async (_, change, words) => {
    const { url } = await protectedServer({ rewrite: change });
    const begun = await beginSignIn({ url }, { redirectUrl });
    expect(begun).toMatchObject({ kind: 'failed', why: expect.stringMatching(words) });
  });

  test('metadata of another resource', async () => {
    const { url } = await protectedServer({}, (own) => {
      own['resource'] = 'https://bank.example/mcp';
    });
    const begun = await beginSignIn({ url }, { redirectUrl });
    expect(begun).toMatchObject({ kind: 'failed', why: expect.stringMatching(/another resource/) });
  });

  test('a redirect instead of metadata', async () => {
    const { url } = await fakeServer({
      listen: ({ response }) => {
        response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
        return true;
      },
    });
    const begun = await beginSignIn({ url }, { redirectUrl });
    expect(begun).toMatchObject({ kind: 'failed', why: expect.stringMatching(/redirect/) });
  });
});
