import type { Page } from '@playwright/test';
import type { Behaviour } from './mcp-server.ts';
import { json } from './mcp-server.ts';

/** Lets in whoever has a bearer token, and says where to get one. */
export const guarded = (metadata: () => object): Behaviour => ({
  answer: ({ http, headers, path }, response) => {
    if (path.startsWith('/.well-known/oauth-protected-resource')) {
      json(response, metadata());
      return true;
    }
    if (http === 'OPTIONS' || headers.authorization?.startsWith('Bearer ')) return false;
    const url = `http://${headers.host}/.well-known/oauth-protected-resource/mcp`;
    response.writeHead(401, { 'www-authenticate': `Bearer resource_metadata="${url}"` }).end();
    return true;
  },
});

export const metadataOf = (resource: string, issuer: string) => ({
  resource,
  authorization_servers: [issuer],
  scopes_supported: ['tools'],
});

/** Through the pages of the authorization server, as a person goes. */
export async function signInOn(popup: Page): Promise<void> {
  await popup.getByPlaceholder('Enter any login').fill('someone');
  await popup.getByPlaceholder('and password').fill('anything');
  await popup.getByRole('button', { name: 'Sign-in' }).click();
  await popup.getByRole('button', { name: 'Continue' }).click();
}
