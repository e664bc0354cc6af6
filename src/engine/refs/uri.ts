/** RFC 3986: the parts of a reference and how they are resolved. No request is ever made with one. */
interface Parts {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
}

/** Base of a schema that has no identifier of its own. */
export const NO_BASE = 'refscope:/';

const SPLIT = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?$/s;

function split(uri: string): Parts {
  const [, scheme, authority, path = '', query] = SPLIT.exec(uri) ?? [];
  return { scheme: scheme?.toLowerCase(), authority, path, query };
}

/** RFC 3986 section 5.2.4. */
function withoutDots(path: string): string {
  const out: string[] = [];
  const segments = path.split('/');
  segments.forEach((segment, position) => {
    const last = position === segments.length - 1;
    if (segment === '..') {
      if (out.length > 1) out.pop();
      if (last) out.push('');
    } else if (segment === '.') {
      if (last) out.push('');
    } else out.push(segment);
  });
  return out.join('/');
}

function join({ scheme, authority, path, query }: Parts): string {
  return `${scheme === undefined ? '' : `${scheme}:`}${authority === undefined ? '' : `//${authority}`}${path}${query === undefined ? '' : `?${query}`}`;
}

/** Resolve a reference without its fragment against an absolute base (RFC 3986 section 5.2.2). */
export function resolveUri(base: string, reference: string): string {
  if (reference === '') return base;
  const to = split(reference);
  if (to.scheme !== undefined)
    return join({ ...to, path: to.path.startsWith('/') ? withoutDots(to.path) : to.path });
  const from = split(base);
  if (to.authority !== undefined)
    return join({ ...to, scheme: from.scheme, path: withoutDots(to.path) });
  if (to.path === '') return join({ ...from, query: to.query ?? from.query });
  if (to.path.startsWith('/'))
    return join({ ...from, path: withoutDots(to.path), query: to.query });
  const folder =
    from.authority !== undefined && from.path === ''
      ? '/'
      : from.path.slice(0, from.path.lastIndexOf('/') + 1);
  return join({ ...from, path: withoutDots(folder + to.path), query: to.query });
}

/** Part before the first `#`, and part behind it (undefined where there is none). */
export function splitFragment(reference: string): readonly [string, string | undefined] {
  const at = reference.indexOf('#');
  return at < 0 ? [reference, undefined] : [reference.slice(0, at), reference.slice(at + 1)];
}

/** Undefined where a `%` is not followed by two digits, or the bytes are no UTF-8. */
export function percentDecode(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
