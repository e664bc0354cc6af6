/** Maps between the pointers of reports, graphs and shown texts. Pure; pointers are JSON Pointers (RFC 6901). */

/** `#/$defs/a%20b` as `/$defs/a b`; a fragment that cannot be decoded stays as it is written. */
export function pointerOfFragment(fragment: string): string {
  const bare = fragment.startsWith('#') ? fragment.slice(1) : fragment;
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

/** True where `inner` is `outer` or stands within it. */
export const isWithin = (inner: string, outer: string): boolean =>
  inner === outer || (inner.startsWith(outer) && inner[outer.length] === '/');

/** `pointer` seen from `root`; null where it stands outside. */
export const relativeTo = (pointer: string, root: string): string | null =>
  isWithin(pointer, root) ? pointer.slice(root.length) : null;

/** The candidate that `pointer` stands in, as narrow as possible; null where none holds it. */
export function narrowest<T extends { readonly pointer: string }>(
  pointer: string,
  candidates: readonly T[],
): T | null {
  let best: T | null = null;
  let bestLength = -1;
  for (const candidate of candidates) {
    const target = pointerOfFragment(candidate.pointer);
    if (target.length > bestLength && isWithin(pointer, target)) {
      best = candidate;
      bestLength = target.length;
    }
  }
  return best;
}

/** Names of a pointer's steps: `~1` and `~0` read back. */
export const stepsOf = (pointer: string): readonly string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
