/**
 * The protocol library. This file alone imports it, and is itself imported on demand: a second importer would ship it
 * twice, and zod's settings would not reach it.
 */
import './jitless.ts';

export type {
  OAuthClientMetadata,
  OAuthClientProvider,
  OAuthDiscoveryState,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
  Transport,
} from '@modelcontextprotocol/client';
export {
  auth,
  Client,
  extractWWWAuthenticateParams,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
