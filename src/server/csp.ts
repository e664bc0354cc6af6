/**
 * The response headers of the page and its workers, for Vite's two servers, and the same policy as a `<meta>` in the
 * built page, for hosts that serve files and nothing else.
 *
 * @source  Each policy line was run in Chromium with Monaco, its diff and the workers.
 */
import { randomBytes } from 'node:crypto';
import type { Connect, Plugin } from 'vite';

type Policy = Readonly<Record<string, readonly string[]>>;

/** `connect-src` is broad because MCP servers are anywhere; Monaco cannot do without inline styles. */
const PAGE: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'worker-src': ["'self'"],
  'connect-src': ["'self'", 'http:', 'https:'],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'object-src': ["'none'"],
};

/** A worker obeys the policy of its own response: Ajv may compile in this one, and in exchange it reaches no network. */
const JUDGE: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'unsafe-eval'"],
  'connect-src': ["'none'"],
};
const JUDGE_PATH = /\/judge\.worker[-.]/;

/** No opener may keep a hold on the page, except the popup of a sign-in that the page itself opened. */
const COMMON: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Browsers refuse `frame-ancestors` in a `<meta>` and say so on the console. */
const HEADER_ONLY: ReadonlySet<string> = new Set(['frame-ancestors']);

const print = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

const withNonce = (policy: Policy, nonce: string): Policy => ({
  ...policy,
  'script-src': [...(policy['script-src'] ?? []), `'nonce-${nonce}'`],
});

function headersFor(page: Policy): Connect.NextHandleFunction {
  const pagePolicy = print(page);
  const judgePolicy = print(JUDGE);
  return (request, response, next) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    for (const [name, value] of Object.entries(COMMON)) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', JUDGE_PATH.test(path) ? judgePolicy : pagePolicy);
    next();
  };
}

export function csp(): Plugin {
  // React's reload support is one inline script, which only the development server adds: let that one in, no other.
  const nonce = randomBytes(16).toString('base64');
  let isBuild = false;
  return {
    name: 'refscope:csp',
    config: (_config, { command, isPreview }) => {
      isBuild = command === 'build';
      return command === 'serve' && isPreview !== true ? { html: { cspNonce: nonce } } : {};
    },
    configureServer: (server) => {
      server.middlewares.use(headersFor(withNonce(PAGE, nonce)));
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(headersFor(PAGE));
    },
    transformIndexHtml: () => {
      if (!isBuild) return [];
      const policy = Object.fromEntries(
        Object.entries(PAGE).filter(([directive]) => !HEADER_ONLY.has(directive)),
      );
      return [
        {
          tag: 'meta',
          // Before every script and style, or it would not bind them.
          injectTo: 'head-prepend',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: print(policy) },
        },
      ];
    },
  };
}
