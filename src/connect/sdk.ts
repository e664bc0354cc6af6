/**
 * The protocol library. This file alone imports it, and is itself imported on demand: a second importer would ship it
 * twice, and zod's settings would not reach it.
 */
import './jitless.ts';

export type {
  OAuthClientInformationMixed,
  OAuthClientMetadata,
  OAuthClientProvider,
  OAuthTokens,
  Transport,
} from '@modelcontextprotocol/client';
export {
  auth,
  Client,
  ProtocolError,
  SdkError,
  SdkErrorCode,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
