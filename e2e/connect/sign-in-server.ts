import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

interface OidcProvider {
  readonly callback: () => RequestListener;
}
// The package brings no types.
const { default: Provider } = createRequire(import.meta.url)('oidc-provider') as {
  readonly default: new (issuer: string, configuration: object) => OidcProvider;
};

export interface SignInServer {
  readonly issuer: string;
  /** The path of everything that was posted to it. */
  readonly asked: readonly string[];
  readonly close: () => void;
}

/**
 * A real authorization server on loopback, with its own pages for signing in and for consent.
 *
 * @param document  metadata of a client, as read from the address that is its id; the package does not fetch it itself
 */
export async function signInServer(resource: string, document?: object): Promise<SignInServer> {
  const asked: string[] = [];
  let handle: RequestListener = () => undefined;
  const server = createServer((request, response) => {
    // Its own way of allowing pages asks for a client first, which a registration does not have yet.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type, mcp-protocol-version');
    if (request.method === 'POST') asked.push(request.url ?? '');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { warn } = console;
  // It warns of being a development server, which it is.
  console.warn = () => undefined;
  const provider = new Provider(issuer, {
    clients: document === undefined ? [] : [document],
    discovery: { client_id_metadata_document_supported: document !== undefined },
    clientAuthMethods: ['none'],
    clientDefaults: { token_endpoint_auth_method: 'none' },
    scopes: ['tools'],
    ttl: { AccessToken: 600, Grant: 600, Interaction: 600, Session: 600 },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id }),
    }),
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
    features: {
      devInteractions: { enabled: true },
      registration: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => undefined,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context: unknown, wanted: string) => {
          if (wanted !== resource) throw new Error('unknown resource');
          return { scope: 'tools', audience: wanted, accessTokenFormat: 'opaque' };
        },
      },
    },
  });
  console.warn = warn;
  handle = provider.callback();
  return {
    issuer,
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
