/** Base64url without padding, RFC 4648 section 5. */
const ALPHABET = /^[A-Za-z0-9_-]*$/;

/** Arguments per call that every engine accepts. */
const CHUNK = 8_192;

/** Length of the text for that many bytes. */
export function encodedLength(bytes: number): number {
  return Math.ceil((bytes * 4) / 3);
}

export function toBase64url(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(i, i + CHUNK)));
  }
  return btoa(parts.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function inAlphabet(text: string): boolean {
  return ALPHABET.test(text);
}

/** Undefined where no bytes have this text: a length that cannot occur, or unused bits that are set. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!inAlphabet(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return toBase64url(bytes) === text ? bytes : undefined;
}
