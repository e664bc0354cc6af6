import type { RequestListener, ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import { vi } from 'vitest';
import { listen } from './listen.ts';

type Body = Readonly<Record<string, unknown>>;

export interface AuthorizationServer {
  readonly issuer: string;
  /** Who a token was issued for, by the server's own records. */
  readonly audienceOf: (token: string) => Promise<string | undefined>;
  /** What was posted to the token endpoint, in order. */
  readonly exchanges: Body[];
  readonly registrations: Body[];
  /** Goes through the sign-in as a person's browser does, and gives the query it comes back with. */
  readonly signIn: (url: string) => Promise<URLSearchParams>;
}

export interface AuthorizationServerOptions {
  /** A client that was registered beforehand. */
  readonly clientId?: string;
  /** A client's metadata document, as read from the address that is its id: the package does not fetch one itself. */
  readonly document?: Body;
  readonly redirectUrl: string;
  readonly registers?: boolean;
  /** Changes a metadata document on its way out. */
  readonly rewrite?: (metadata: Record<string, unknown>) => void;
}

/** A real authorization server on loopback: it signs everybody in who follows its redirects, and checks everything else. */
export async function authorizationServer(
  resource: string,
  { clientId, document, redirectUrl, registers = true, rewrite }: AuthorizationServerOptions,
): Promise<AuthorizationServer> {
  let handle: RequestListener = () => undefined;
  const exchanges: Body[] = [];
  const registrations: Body[] = [];
  // It warns of being a development server, which it is.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const issuer = await listen((request, response) => {
    const path = request.url ?? '';
    if (rewrite && path.startsWith('/.well-known/')) rewriteReply(response, rewrite);
    handle(request, response);
  });
  const provider = new Provider(issuer, {
    clients: [
      ...(document === undefined ? [] : [document]),
      ...(clientId === undefined
        ? []
        : [
            {
              client_id: clientId,
              redirect_uris: [redirectUrl],
              token_endpoint_auth_method: 'none',
              application_type: 'native',
              grant_types: ['authorization_code'],
              response_types: ['code'],
            },
          ]),
    ],
    clientAuthMethods: ['none'],
    clientDefaults: { token_endpoint_auth_method: 'none' },
    scopes: ['tools'],
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['a key of the tests'] },
    routes: { token: '/token', registration: '/reg' },
    features: {
      devInteractions: { enabled: true },
      registration: { enabled: registers },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => undefined,
        useGrantedResource: () => true,
        getResourceServerInfo: (_: unknown, asked: string) => {
          if (asked !== resource) throw new Error('unknown resource');
          return {
            scope: 'tools',
            audience: asked,
            accessTokenFormat: 'opaque',
            accessTokenTTL: 600,
          };
        },
      },
    },
  });
  provider.on('grant.success', (context) => exchanges.push(bodyOf(context)));
  provider.on('grant.error', (context) => exchanges.push(bodyOf(context)));
  provider.on('registration_create.success', (context) => registrations.push(bodyOf(context)));
  handle = provider.callback();
  return {
    issuer,
    exchanges,
    registrations,
    audienceOf: async (token) => {
      const found = await provider.AccessToken.find(token);
      return Array.isArray(found?.aud) ? found.aud[0] : found?.aud;
    },
    signIn: (url) => followSignIn(url, redirectUrl),
  };
}

/** What a client sent, as the server read it. */
const bodyOf = (context: unknown): Body =>
  (context as { readonly oidc: { readonly body: Body } }).oidc.body;

function rewriteReply(
  response: ServerResponse,
  rewrite: (metadata: Record<string, unknown>) => void,
): void {
  const end = response.end.bind(response);
  response.end = ((body: string | Buffer) => {
    const metadata = JSON.parse(String(body)) as Record<string, unknown>;
    rewrite(metadata);
    const text = JSON.stringify(metadata);
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as typeof response.end;
}

/** Follows redirects, keeps cookies, and sends the forms for signing in and consenting, until it is sent back. */
async function followSignIn(start: string, redirectUrl: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  let url = start;
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 20; steps += 1) {
    if (url.startsWith(redirectUrl)) return new URL(url).searchParams;
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const response: Response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie, accept: 'text/html' },
      ...(form && { method: 'POST', body: form }),
    });
    form = undefined;
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const text = await response.text();
    if (location !== null) url = new URL(location, url).href;
    else {
      const action = /<form[^>]*action="([^"]+)"/.exec(text)?.[1];
      const prompt = /name="prompt" value="([^"]+)"/.exec(text)?.[1];
      if (action === undefined || prompt === undefined)
        throw new Error(`no way on: ${response.status} ${text.slice(0, 300)}`);
      url = new URL(action, url).href;
      form = new URLSearchParams({
        prompt,
        ...(prompt === 'login' && { login: 'someone', password: 'x' }),
      });
    }
  }
  throw new Error('too many steps');
}
