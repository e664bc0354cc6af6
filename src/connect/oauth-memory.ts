import { clientMetadata } from './client-metadata.ts';
import type { SignInOptions } from './oauth-types.ts';
import type {
  OAuthClientProvider,
  OAuthDiscoveryState,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from './sdk.ts';

export interface SignInMemory {
  readonly provider: OAuthClientProvider;
  readonly state: string;
  /** Where the person is to be sent. */
  readonly authorizationUrl: () => URL | undefined;
  readonly discovered: () => OAuthDiscoveryState | undefined;
  /** The tokens, once; they are kept nowhere else. */
  readonly takeTokens: () => StoredOAuthTokens | undefined;
  /** What must not stand in any text. */
  readonly secrets: () => readonly string[];
  readonly forget: () => void;
}

/** What the protocol library asks its caller to keep during a sign-in: here in memory alone. */
export function createSignInMemory(options: SignInOptions): SignInMemory {
  const { redirectUrl, clientId, clientMetadataUrl, scope } = options;
  const state = randomText();
  let client: StoredOAuthClientInformation | undefined;
  let tokens: StoredOAuthTokens | undefined;
  let verifier: string | undefined;
  let discovered: OAuthDiscoveryState | undefined;
  let url: URL | undefined;
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: clientMetadata(redirectUrl, scope),
    ...(clientMetadataUrl !== undefined && { clientMetadataUrl }),
    state: () => state,
    // An id that was registered beforehand belongs to whichever server this address names.
    clientInformation: (context) =>
      client ?? (clientId === undefined ? undefined : registered(clientId, context?.issuer)),
    saveClientInformation: (saved) => {
      client = saved;
    },
    tokens: () => undefined,
    saveTokens: (saved) => {
      tokens = saved;
    },
    redirectToAuthorization: (to) => {
      url = to;
    },
    saveCodeVerifier: (saved) => {
      verifier = saved;
    },
    codeVerifier: () => verifier ?? '',
    saveDiscoveryState: (saved) => {
      discovered = saved;
    },
    discoveryState: () => discovered,
  };
  return {
    provider,
    state,
    authorizationUrl: () => url,
    discovered: () => discovered,
    takeTokens: () => {
      const taken = tokens;
      tokens = undefined;
      return taken;
    },
    secrets: () => [state, verifier, tokens?.access_token].filter((text) => text !== undefined),
    forget: () => {
      tokens = undefined;
      verifier = undefined;
      client = undefined;
      discovered = undefined;
      url = undefined;
    },
  };
}

const registered = (
  clientId: string,
  issuer: string | undefined,
): StoredOAuthClientInformation => ({
  client_id: clientId,
  ...(issuer !== undefined && { issuer }),
});

/** 256 bits, as text that may stand in a URL and in a channel's name. */
function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
