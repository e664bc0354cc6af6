import { shownAddress } from './address.ts';
import type { Cause } from './doctor-types.ts';
import type { Explain } from './explanation.ts';
import { hostOf } from './explanation.ts';
import type { Facts } from './facts.ts';
import { deciding } from './facts.ts';
import { LATER_HEADER } from './probe.ts';
import { commandSnippet, corsSnippets } from './snippets.ts';

type Network =
  | 'unreachable'
  | 'closed-port'
  | 'unknown-host'
  | 'certificate'
  | 'connection-lost'
  | 'cors-refused'
  | 'headers-not-allowed'
  | 'relay-refused'
  | 'private-target'
  | 'redirect';

/** From the person's side of the network up to the first reply that may be read. */
export const NETWORK: Readonly<Record<Extract<Cause, Network>, Explain>> = {
  unreachable: (facts) =>
    facts.route === 'browser'
      ? {
          what: `Nothing could be reached at ${hostOf(facts)}. A browser does not tell a page which it is: no server listens on that port, there is no such host, or the browser itself refused the request (CORS, a certificate, a redirect, its permission for local networks).`,
          fix: 'To tell them apart, run the command below, or use the relay: both are told which of these it is. A server that runs and prints no request has not been reached; one that prints OPTIONS has, and then CORS is the cause.',
          snippets: command(facts),
          offers: ['relay', 'command', 'retry'],
        }
      : {
          what: `${hostOf(facts)} could not be reached${code(facts)}.`,
          fix: 'See whether the server runs and whether the network lets this machine reach it.',
          offers: ['retry'],
        },
  'closed-port': (facts) => ({
    what: `No server listens at ${hostOf(facts)}: the connection was refused${code(facts)}.`,
    fix: 'Start the server, or correct the port. A server in a container must listen on 0.0.0.0 inside it, and its port must be published.',
    offers: ['retry'],
  }),
  'unknown-host': (facts) => ({
    what: `There is no host called ${facts.url?.hostname ?? ''}: its name was not found${code(facts)}.`,
    fix: 'Correct the host name.',
    offers: ['retry'],
  }),
  certificate: (facts) => ({
    what: `No secure connection to ${hostOf(facts)} could be made${code(facts)}: the certificate is not trusted, has expired, belongs to another name, or the port speaks plain http.`,
    fix: 'Give the server a certificate for that name, or use http:// where it runs on this machine.',
    offers: ['retry'],
  }),
  'connection-lost': (facts) => ({
    what: `${hostOf(facts)} accepted the connection and then dropped it${code(facts)}.`,
    fix: 'See what the server prints: it may have crashed on this request, or something between closed the connection.',
    offers: ['retry'],
  }),
  'cors-refused': (facts, { step }) => ({
    what:
      step === 'preflight'
        ? `${hostOf(facts)} answers, but its replies do not allow this page to read them: the header Access-Control-Allow-Origin is missing or names another origin.`
        : `${hostOf(facts)} allows the page's headers, but its reply to POST may not be read: it lacks Access-Control-Allow-Origin, or it is a redirect.`,
    fix: 'Send these headers with every reply, including errors and the answer to OPTIONS.',
    snippets: corsFor(facts, ['Access-Control-Allow-Origin']),
    offers: ['relay', 'command'],
  }),
  'headers-not-allowed': (facts) => {
    const refused = facts.probe?.refused ?? [];
    const isOnlyLater = refused.length === 1 && refused[0] === LATER_HEADER;
    const names = refused.join(', ');
    return {
      what: isOnlyLater
        ? `The server speaks only 2026-07-28, and its answer to the preflight does not allow the header ${names}, which every request of that version carries.`
        : `The browser stopped the request: the answer to the preflight does not allow ${names}.`,
      fix: "The server's answer to OPTIONS must name every header that an MCP client sends. Add the marked ones. A wildcard does not cover authorization.",
      snippets: corsFor(facts, refused),
      offers: ['relay', 'command'],
    };
  },
  redirect: (facts) => {
    const to = target(facts);
    return {
      what: `The server answers with a redirect${to ? ` to ${to}` : ', and a browser hides where to'}. It is not followed, so that credentials cannot reach another host.`,
      fix: to
        ? 'Connect to that address itself, if it is the right server.'
        : 'Connect to the address it points to. The command or the relay shows it; a missing or extra slash at the end is the usual reason.',
      ...(to ? {} : { snippets: command(facts) }),
      offers: to || facts.route !== 'browser' ? [] : ['relay', 'command'],
    };
  },
  'relay-refused': (facts) => {
    const why = deciding(facts)?.detail;
    return {
      what:
        why === 'forbidden-target'
          ? `The relay does not connect to ${hostOf(facts)}: that is no address of one machine.`
          : `The local relay refused the request (${why ?? 'without a reason'}).`,
      fix:
        why === 'forbidden-target'
          ? 'Type the address that the server listens at, such as 127.0.0.1 instead of 0.0.0.0.'
          : 'Choose the relay again: after a restart it accepts only its new token.',
      offers: why === 'forbidden-target' ? [] : ['relay'],
    };
  },
  'private-target': (facts) => ({
    what: `${hostOf(facts)} is on a private or link-local network, and the relay does not reach into one unasked.`,
    fix: 'Allow this one target, if you know it and meant it.',
    offers: ['allow-private'],
  }),
};

const code = (facts: Facts): string => {
  const { systemCode } = deciding(facts) ?? {};
  return systemCode === undefined ? '' : ` (${systemCode})`;
};

const command = ({ url }: Facts) => (url ? [commandSnippet(shownAddress(url))] : []);

function corsFor({ pageOrigin, fields }: Facts, marks: readonly string[]) {
  return corsSnippets({ origin: pageOrigin ?? '*', fields, marks });
}

function target(facts: Facts): string | undefined {
  const location = deciding(facts)?.location;
  const { url } = facts;
  if (!location || url === undefined || !URL.canParse(location, url.href)) return undefined;
  const to = new URL(location, url);
  to.username = '';
  to.password = '';
  return shownAddress(to);
}
