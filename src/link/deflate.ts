/** Zlib (RFC 1950) through the streams that browsers and Node both have. */
type Bytes = Uint8Array<ArrayBuffer>;

export async function deflate(bytes: Bytes): Promise<Bytes> {
  const deflated = await collect(bytes, new CompressionStream('deflate'), Number.POSITIVE_INFINITY);
  if (deflated === undefined) throw new Error('deflating has no limit to pass');
  return deflated;
}

export type Inflated =
  | { readonly kind: 'bytes'; readonly bytes: Bytes }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'damaged' };

/** Inflates one whole zlib stream and nothing beside it; gives up as soon as more than `most` bytes came out. */
export async function inflate(deflated: Bytes, most: number): Promise<Inflated> {
  const whole = await tryInflate(deflated, most);
  if (whole.kind !== 'bytes') return whole;
  // Node does not complain about bytes after the stream's end. A stream that needs its last byte has none.
  const shorter = await tryInflate(deflated.subarray(0, -1), most);
  return shorter.kind === 'damaged' ? whole : { kind: 'damaged' };
}

/** Damaged: cut short, or not what was deflated (the stream's own checksum decides). */
async function tryInflate(deflated: Bytes, most: number): Promise<Inflated> {
  try {
    const bytes = await collect(deflated, new DecompressionStream('deflate'), most);
    return bytes ? { kind: 'bytes', bytes } : { kind: 'too-large' };
  } catch {
    return { kind: 'damaged' };
  }
}

/** Undefined where more than `most` bytes came out. */
async function collect(
  bytes: Bytes,
  through: CompressionStream | DecompressionStream,
  most: number,
): Promise<Bytes | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
