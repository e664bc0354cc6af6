import { parseAddress } from './address.ts';
import { bearer } from './credentials.ts';
import type { Sdk } from './load-sdk.ts';
import { loadSdk } from './load-sdk.ts';
import { explainSignIn } from './oauth-explain.ts';
import { checkSignInAddress, createSignInFetch } from './oauth-fetch.ts';
import type { SignInMemory } from './oauth-memory.ts';
import { createSignInMemory } from './oauth-memory.ts';
import type { Returned, SignInOptions, SignInResult, SignInStart } from './oauth-types.ts';
import type { Target } from './types.ts';

interface SignIn {
  readonly sdk: Sdk;
  readonly memory: SignInMemory;
  readonly server: URL;
  readonly fetchFn: ReturnType<typeof createSignInFetch>;
}

/**
 * Begins a sign-in: finds the authorization server, makes this client known to it, and gives the address for the
 * person's popup. OAuth 2.1 authorization code with PKCE (S256), `resource`, `state` and `iss`.
 */
export async function beginSignIn(target: Target, options: SignInOptions): Promise<SignInStart> {
  const address = parseAddress(target.url);
  if (address.kind === 'unusable') return { kind: 'failed', why: address.what, fix: address.fix };
  const { url: server } = address;
  const memory = createSignInMemory(options);
  try {
    const sdk = await loadSdk();
    const fetchFn = createSignInFetch(target, server, options.signal);
    const headers = options.challenge ? { 'www-authenticate': options.challenge } : {};
    const asked = sdk.extractWWWAuthenticateParams(new Response(null, { headers }));
    const scope = options.scope ?? asked.scope;
    const resource = asked.resourceMetadataUrl;
    await sdk.auth(memory.provider, {
      serverUrl: server,
      fetchFn,
      ...(scope !== undefined && { scope }),
      ...(resource !== undefined && { resourceMetadataUrl: resource }),
    });
    return pending({ sdk, memory, server, fetchFn }, checkedUrl(memory, server));
  } catch (error) {
    const explained = explainSignIn(error, memory.secrets(), options);
    memory.forget();
    return { kind: 'failed', ...explained };
  }
}

/** @throws Error, UnsafeAddress where the person must not be sent there */
function checkedUrl(memory: SignInMemory, server: URL): URL {
  const url = memory.authorizationUrl();
  if (url === undefined) throw new Error('there is no authorization address');
  checkSignInAddress(url, server);
  // MCP, authorization: without this list the server has no PKCE, and a client must not go on.
  const methods =
    memory.discovered()?.authorizationServerMetadata?.code_challenge_methods_supported;
  if (!methods?.includes('S256')) throw new Error('no PKCE');
  return url;
}

function pending(signIn: SignIn, url: URL): SignInStart {
  const { memory } = signIn;
  let isUsed = false;
  return {
    kind: 'pending',
    pending: {
      url: url.href,
      authorizationOrigin: url.origin,
      state: memory.state,
      finish: async (returned) => {
        if (isUsed) return failed('This sign-in has ended.', 'Begin it again.');
        isUsed = true;
        try {
          return await finish(signIn, returned);
        } finally {
          memory.forget();
        }
      },
      abandon: () => {
        isUsed = true;
        memory.forget();
      },
    },
  };
}

async function finish(
  { sdk, memory, server, fetchFn }: SignIn,
  returned: Returned,
): Promise<SignInResult> {
  const { code, state, iss, error } = returned;
  if (state !== memory.state) {
    return failed('What came back belongs to another sign-in.', 'Begin again from this page.');
  }
  const issuer = memory.discovered()?.authorizationServerMetadata?.issuer;
  if (iss !== undefined && iss !== issuer) {
    return failed(
      'What came back is from another authorization server.',
      'Do not go on with this server.',
    );
  }
  if (code === undefined) {
    const isDenied = error === 'access_denied';
    return failed(
      isDenied
        ? 'The sign-in was refused.'
        : `The authorization server gave no code${error ? ` (${error.slice(0, 60)})` : ''}.`,
      isDenied
        ? 'Sign in again and allow the access, if you meant to.'
        : 'Begin again; if it stays so, its operator has to look.',
    );
  }
  try {
    await sdk.auth(memory.provider, {
      serverUrl: server,
      authorizationCode: code,
      fetchFn,
      ...(iss !== undefined && { iss }),
    });
    const tokens = memory.takeTokens();
    const made = bearer(server, tokens?.access_token ?? '');
    if (
      tokens === undefined ||
      tokens.token_type.toLowerCase() !== 'bearer' ||
      made.kind === 'unusable'
    ) {
      return failed('The authorization server gave no bearer token.', 'Its operator has to look.');
    }
    return {
      kind: 'signed-in',
      credentials: made.credentials,
      ...(tokens.expires_in !== undefined && { expiresInS: tokens.expires_in }),
      ...(tokens.scope !== undefined && { scope: tokens.scope }),
    };
  } catch (failure) {
    return { kind: 'failed', ...explainSignIn(failure, [code, ...memory.secrets()], {}) };
  }
}

const failed = (why: string, fix: string): SignInResult => ({ kind: 'failed', why, fix });
