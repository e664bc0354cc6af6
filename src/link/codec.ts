/**
 * Permalinks: `#v1/` and base64url of zlib-deflated UTF-8 JSON. A published link stays readable for
 * good (see golden-links.json); another format gets another version.
 */
import { encodedLength, fromBase64url, inAlphabet, toBase64url } from './base64url.ts';
import { deflate, inflate } from './deflate.ts';
import { COMFORTABLE_CHARACTERS, MOST_BYTES, MOST_CHARACTERS } from './limits.ts';
import type { Link } from './link.ts';
import { asLink } from './link.ts';

export type { Link } from './link.ts';

const PREFIX = '#v1/';

export type Encoded =
  | { readonly kind: 'link'; readonly fragment: string; readonly warning?: string }
  /** `characters`: how long the link would be; null where the text is too large to be deflated at all. */
  | { readonly kind: 'refused'; readonly characters: number | null; readonly why: string };

export type Decoded =
  | { readonly kind: 'link'; readonly link: Link }
  | { readonly kind: 'damaged'; readonly reason: string };

export async function encodeLink(link: Link): Promise<Encoded> {
  // Through `asLink`, so that nothing gets into a link that may not be in it.
  const bytes = new TextEncoder().encode(JSON.stringify(asLink(link)));
  if (bytes.length > MOST_BYTES) {
    const why = `The text has ${count(bytes.length)} bytes; a link holds at most ${count(MOST_BYTES)}.`;
    return { kind: 'refused', characters: null, why };
  }
  const deflated = await deflate(bytes);
  const characters = PREFIX.length + encodedLength(deflated.length);
  if (characters > MOST_CHARACTERS) {
    const why = `The link would have ${count(characters)} characters; at most ${count(MOST_CHARACTERS)} can be opened everywhere.`;
    return { kind: 'refused', characters, why };
  }
  const fragment = PREFIX + toBase64url(deflated);
  if (characters <= COMFORTABLE_CHARACTERS) return { kind: 'link', fragment };
  const warning = `The link has ${count(characters)} characters; chat and mail programs may cut links over ${count(COMFORTABLE_CHARACTERS)}.`;
  return { kind: 'link', fragment, warning };
}

/** `fragment` as `location.hash` gives it, with its `#`. Never throws, never connects to anything. */
export async function decodeLink(fragment: string): Promise<Decoded> {
  if (fragment.length > MOST_CHARACTERS) {
    return damaged(
      `The link has ${count(fragment.length)} characters; at most ${count(MOST_CHARACTERS)} are read.`,
    );
  }
  if (!fragment.startsWith(PREFIX)) return damaged(whyNotOurs(fragment));
  const payload = fragment.slice(PREFIX.length);
  if (payload === '') return damaged('The link holds nothing after #v1/.');
  if (!inAlphabet(payload)) {
    return damaged('The link contains other characters than letters, digits, - and _.');
  }
  const deflated = fromBase64url(payload);
  if (deflated === undefined)
    return damaged('The link was cut short: its last characters are missing.');
  const inflated = await inflate(deflated, MOST_BYTES);
  if (inflated.kind === 'too-large') {
    return damaged(`The link unpacks to more than ${count(MOST_BYTES)} bytes.`);
  }
  if (inflated.kind === 'damaged') {
    return damaged('The link was cut short or changed on its way: its checksum does not hold.');
  }
  return readPayload(inflated.bytes);
}

function readPayload(bytes: Uint8Array): Decoded {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return damaged('The link does not hold UTF-8 text.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return damaged('The link does not hold JSON.');
  }
  const link = asLink(value);
  return link ? { kind: 'link', link } : damaged('The link holds JSON without a text to show.');
}

function whyNotOurs(fragment: string): string {
  const version = /^#v(\d{1,9})\//.exec(fragment)?.[1];
  if (version === undefined) return 'This is no link of Refscope: those begin with #v1/.';
  return `The link has version ${version}; only version 1 can be read here.`;
}

function damaged(reason: string): Decoded {
  return { kind: 'damaged', reason };
}

function count(n: number): string {
  return n.toLocaleString('en-US');
}
