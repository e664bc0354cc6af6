import { UnsafeAddress } from './oauth-fetch.ts';
import type { SignInOptions } from './oauth-types.ts';
import { plainWords } from './plain-words.ts';

export interface SignInTrouble {
  readonly why: string;
  readonly fix: string;
}

/** What kept a sign-in from working, by the protocol library's error; no secret stands in it. */
export function explainSignIn(
  error: unknown,
  secrets: readonly string[],
  { clientId }: Pick<SignInOptions, 'clientId'>,
): SignInTrouble {
  const { name = '', message = '' } = (error ?? {}) as {
    readonly name?: string;
    readonly message?: string;
  };
  if (error instanceof UnsafeAddress) {
    return {
      why: message,
      fix: 'Do not sign in there. The operator of the server has to correct its metadata.',
    };
  }
  const words = plainWords(
    secrets.reduce((text, secret) => text.replaceAll(secret, '••••'), message),
  );
  if (/PKCE|code challenge method/i.test(message)) {
    return {
      why: 'The authorization server does not offer PKCE with S256, without which a code could be stolen.',
      fix: 'It has to list S256 in code_challenge_methods_supported.',
    };
  }
  if (/does not match expected/i.test(message)) {
    return {
      why: "The server's metadata names another resource than the address that was connected to.",
      fix: 'Its "resource" has to be this address, or a part of it from the left.',
    };
  }
  if (/dynamic client registration/i.test(message)) {
    return {
      why: 'The authorization server lets no client register itself.',
      fix: 'Register one with its operator, as a public client, and type its client id.',
    };
  }
  if (name === 'RegistrationRejectedError') {
    return {
      why: `The authorization server did not register this client: ${words}`,
      fix: 'Register one with its operator, as a public client, and type its client id.',
    };
  }
  if (name === 'IssuerMismatchError' || name === 'AuthorizationServerMismatchError') {
    return {
      why: 'The authorization server is not the one that it says it is: its issuer does not match.',
      fix: 'Do not go on. Its operator has to correct "issuer" in its metadata.',
    };
  }
  if (error instanceof TypeError) {
    return {
      why: 'The metadata or the authorization server could not be read: not reached, or its replies do not allow this page to read them.',
      fix: 'Its metadata, registration and token endpoints need Access-Control-Allow-Origin. With the relay they do not.',
    };
  }
  return {
    why: `The sign-in failed: ${words}`,
    fix:
      clientId === undefined
        ? 'Begin again, or type a bearer token.'
        : 'See whether the client id is right, and begin again.',
  };
}
