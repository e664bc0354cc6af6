export interface MaskedHeader {
  readonly name: string;
  /** Such as `Bearer •••• (16 characters)`; never a part of the secret. */
  readonly masked: string;
}

export type HeaderField = readonly [name: string, value: string];

/**
 * Secrets for one origin, in memory alone. The values are held in a closure: printing, cloning or storing this object
 * shows the origin and the masked fields.
 */
export interface Credentials {
  readonly origin: string;
  readonly masked: () => readonly MaskedHeader[];
  /** The fields for a request to `url`, or none where that is another origin. */
  readonly fieldsFor: (url: string | URL) => readonly HeaderField[];
  /** Every secret replaced by dots, for texts that may quote what a server echoed. */
  readonly redact: (text: string) => string;
  readonly forget: () => void;
}

export type CredentialsResult =
  | { readonly kind: 'credentials'; readonly credentials: Credentials }
  /** Names the field, never its value. */
  | { readonly kind: 'unusable'; readonly why: string };

/** What a pasted curl command asks for. */
export type CurlResult =
  | {
      readonly kind: 'curl';
      readonly url: string | null;
      readonly headers: readonly HeaderField[];
      /** Names of what it also sends and a page must not or cannot: cookies, what the client itself sets. */
      readonly left: readonly string[];
    }
  | { readonly kind: 'unusable'; readonly why: string };
