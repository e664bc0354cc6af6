import { fileURLToPath } from 'node:url';
import type { Rollup } from 'vite';
import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { clientOf } from '../connect/client-metadata.ts';
import { beginSignIn } from '../connect/oauth.ts';
import { authorizationServer } from '../connect/testing/authorization-server.ts';
import { fakeServer } from '../connect/testing/fake-server.ts';
import { clientMetadataDocument } from './client-metadata.ts';

const BASE = 'https://refscope.example/tools/';
const PAGE = `${BASE}#d=a-link`;
const ID = 'https://refscope.example/tools/oauth/client.json';
const REDIRECT = 'https://refscope.example/tools/oauth/callback';
const ANY_MODULE = fileURLToPath(new URL('../connect/client-metadata.ts', import.meta.url));

afterEach(() => vi.unstubAllEnvs());

/** The document that a build for `base` writes, as text; undefined where it writes none. */
async function publishedFor(base: string): Promise<string | undefined> {
  vi.stubEnv('VITE_PUBLIC_URL', base);
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [clientMetadataDocument()],
    build: { write: false, lib: { entry: ANY_MODULE, formats: ['es'], fileName: 'entry' } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput;
  const file = output.find(({ fileName }) => fileName === 'oauth/client.json');
  return file?.type === 'asset' ? String(file.source) : undefined;
}

test('a build for a public address publishes a document that names itself', async () => {
  expect(JSON.parse((await publishedFor(BASE)) ?? '')).toEqual({
    client_id: ID,
    client_uri: BASE,
    client_name: 'Refscope',
    redirect_uris: [REDIRECT],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  });
});

test('any other build publishes none', async () => {
  expect(await publishedFor('')).toBeUndefined();
});

test.each(['http://refscope.example/', 'https://refscope.example', 'refscope.example/'])(
  'a build for %s fails',
  async (base) => {
    await expect(publishedFor(base)).rejects.toThrow(/https address that ends in a slash/);
  },
);

test.each([
  [PAGE, BASE, { redirectUrl: REDIRECT, clientMetadataUrl: ID }],
  ['http://127.0.0.1:4173/', '', { redirectUrl: 'http://127.0.0.1:4173/oauth/callback' }],
  ['http://127.0.0.1:4173/', BASE, { redirectUrl: 'http://127.0.0.1:4173/oauth/callback' }],
  [
    'https://copy.example/tools/index.html',
    BASE,
    { redirectUrl: 'https://copy.example/tools/oauth/callback' },
  ],
])('the page %s, built for "%s"', (page, base, client) => {
  expect(clientOf(page, base)).toEqual(client);
});

/** A server whose authorization server says that it reads documents, and has read `document`. */
async function guarded(document: Readonly<Record<string, unknown>>) {
  const held: { issuer?: string } = {};
  const { url } = await fakeServer({
    listen: ({ request, response }) => {
      if (!request.url?.startsWith('/.well-known/oauth-protected-resource')) return undefined;
      const own = {
        resource: url,
        authorization_servers: [held.issuer],
        scopes_supported: ['tools'],
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(own));
      return true;
    },
  });
  const server = await authorizationServer(url, {
    document,
    redirectUrl: REDIRECT,
    rewrite: (metadata) => {
      metadata['client_id_metadata_document_supported'] = true;
    },
  });
  held.issuer = server.issuer;
  return { url, server };
}

test('a real authorization server signs in the client that the published document describes', async () => {
  const { url, server } = await guarded(JSON.parse((await publishedFor(BASE)) ?? ''));
  const begun = await beginSignIn({ url }, clientOf(PAGE, BASE));
  if (begun.kind === 'failed') throw new Error(begun.why);
  const asked = new URL(begun.pending.url).searchParams;
  expect(asked.get('client_id')).toBe(ID);
  expect(asked.get('redirect_uri')).toBe(REDIRECT);
  const query = await server.signIn(begun.pending.url);
  const result = await begun.pending.finish(Object.fromEntries(query));
  expect(result.kind).toBe('signed-in');
  expect(server.exchanges).toMatchObject([{ client_id: ID, redirect_uri: REDIRECT }]);
  expect(server.registrations).toEqual([]);
});
