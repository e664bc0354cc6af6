import { encodeLink as encode } from '../src/link/codec.ts';
import type { Link } from '../src/link/link.ts';

/** The fragment of a link that is short enough. */
export async function encodeLink(link: Link): Promise<string> {
  const encoded = await encode(link);
  if (encoded.kind !== 'link') throw new Error(`no link: ${encoded.why}`);
  return encoded.fragment;
}
