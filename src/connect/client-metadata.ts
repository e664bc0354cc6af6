import type { SignInOptions } from './oauth-types.ts';

/** What an authorization server is told about this client, by registration or by a document at its public address. */
export function clientMetadata(redirectUrl: string, scope?: string) {
  return {
    client_name: 'Refscope',
    redirect_uris: [redirectUrl],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    // A public client: a page can keep no secret.
    token_endpoint_auth_method: 'none',
    ...(scope !== undefined && { scope }),
  };
}

/** Where a page under `base` is sent back to. */
export const redirectUrlFor = (base: string): string => new URL('oauth/callback', base).href;

/** Where a page under `base` keeps its client id metadata document; its address is the client id. */
export const metadataUrlFor = (base: string): string => new URL('oauth/client.json', base).href;

/** Where the page at `pageUrl` is sent back to, and its metadata document where it is the one at the public address. */
export function clientOf(
  pageUrl: string,
  publicUrl: string,
): Pick<SignInOptions, 'redirectUrl' | 'clientMetadataUrl'> {
  return publicUrl !== '' && pageUrl.startsWith(publicUrl)
    ? { redirectUrl: redirectUrlFor(publicUrl), clientMetadataUrl: metadataUrlFor(publicUrl) }
    : { redirectUrl: redirectUrlFor(new URL('.', pageUrl).href) };
}
