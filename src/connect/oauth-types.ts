import type { Credentials } from './credential-types.ts';

export interface SignInOptions {
  /** Where the authorization server sends the person back: the page's own `/oauth/callback`, absolute. */
  readonly redirectUrl: string;
  /** Where the page's client id metadata document is, on a site with a public address. */
  readonly clientMetadataUrl?: string;
  /** A client id that was registered beforehand; no secret, this is a public client. */
  readonly clientId?: string;
  readonly scope?: string;
  /** `challenge` of the failed connection: names the metadata and the scope. */
  readonly challenge?: string;
  readonly signal?: AbortSignal;
}

/** Waits for the person. `url` goes into a popup that was opened by the click itself. */
export interface PendingSignIn {
  readonly url: string;
  /** Origin of the authorization server, for the screen, as ASCII (punycode). */
  readonly authorizationOrigin: string;
  readonly state: string;
  /** Exchanges what came back for a token. Works once. */
  readonly finish: (returned: Returned) => Promise<SignInResult>;
  readonly abandon: () => void;
}

/** The query of the redirect. */
export interface Returned {
  readonly code?: string;
  readonly state?: string;
  readonly iss?: string;
  readonly error?: string;
  readonly errorDescription?: string;
}

export type SignInStart =
  | { readonly kind: 'pending'; readonly pending: PendingSignIn }
  | { readonly kind: 'failed'; readonly why: string; readonly fix: string };

export type SignInResult =
  | {
      readonly kind: 'signed-in';
      readonly credentials: Credentials;
      readonly expiresInS?: number;
      readonly scope?: string;
    }
  | { readonly kind: 'failed'; readonly why: string; readonly fix: string };
