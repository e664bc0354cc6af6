/** The part of the package that the tests use; it brings no types of its own. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  export default class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
    on(event: string, listener: (...args: unknown[]) => void): this;
    readonly AccessToken: {
      find(
        token: string,
      ): Promise<{ readonly aud?: string | string[]; readonly scope?: string } | undefined>;
    };
  }
}
