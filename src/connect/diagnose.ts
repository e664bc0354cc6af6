import type { DoctorStep, Failure } from './doctor-types.ts';
import type { Exchange } from './exchange.ts';
import { HTTP } from './explain-http.ts';
import { NETWORK } from './explain-network.ts';
import { REPLY } from './explain-reply.ts';
import type { Facts } from './facts.ts';
import { deciding } from './facts.ts';
import { findCause } from './find-cause.ts';
import { probe } from './probe.ts';
import type { SeenFacts } from './steps.ts';
import { stepsAround, titleOf } from './steps.ts';
import type { Captured, ConnectOptions, Failed, Limits, Target } from './types.ts';

/** What stays the same while one server is connected to. */
export interface Circumstances {
  readonly target: Target;
  readonly url?: URL;
  readonly options: ConnectOptions;
  readonly limits: Limits;
  readonly exchanges: Exchange[];
}

export interface Ending {
  readonly error?: unknown;
  readonly expired?: boolean;
  /** Known without trying. */
  readonly failure?: Failure | undefined;
}

const EXPLANATIONS = { ...NETWORK, ...HTTP, ...REPLY };

/** Says what kept a connection from being made. In a browser this may ask the server again, without credentials. */
export async function diagnose(all: Circumstances, ending: Ending): Promise<Failed> {
  const facts = await factsOf(all, ending);
  const found = ending.failure ?? findCause(facts);
  const explained = EXPLANATIONS[found.cause](facts, found);
  const { what, fix } = ending.failure ?? explained;
  const redact = all.target.credentials?.redact ?? ((text: string) => text);
  const failure = { cause: found.cause, step: found.step, what: redact(what), fix: redact(fix) };
  const elapsedMs = deciding(facts)?.elapsedMs;
  const step: DoctorStep = {
    id: failure.step,
    title: titleOf(failure.step),
    outcome: 'failed',
    what: failure.what,
    cause: failure.cause,
    fix: failure.fix,
    snippets: explained.snippets ?? [],
    offers: explained.offers ?? [],
    ...(elapsedMs !== undefined && { elapsedMs }),
  };
  const challenge = deciding(facts)?.challenge;
  return {
    kind: 'failed',
    failure,
    steps: stepsAround(facts, step),
    ...(challenge && { challenge }),
  };
}

/** The steps of a connection that was made. */
export const passedSteps = (all: Circumstances, captured: Captured): DoctorStep[] =>
  stepsAround(seenFacts(all), undefined, captured);

function seenFacts({ target, url, options, exchanges }: Circumstances): SeenFacts {
  const page = options.pageUrl;
  const pageOrigin = page !== undefined && URL.canParse(page) ? new URL(page).origin : undefined;
  const direct = pageOrigin === undefined ? 'command' : 'browser';
  return { url, exchanges, pageOrigin, route: target.via?.kind === 'relay' ? 'relay' : direct };
}

async function factsOf(all: Circumstances, { error, expired = false }: Ending): Promise<Facts> {
  const { target, url, limits } = all;
  const seen = seenFacts(all);
  const sent = url === undefined ? [] : (target.credentials?.fieldsFor(url) ?? []);
  const fields = sent.map(([name]) => name.toLowerCase());
  const facts: Facts = { ...seen, limits, error, expired, fields };
  if (url === undefined || expired || seen.route !== 'browser' || !isOpaque(all.exchanges))
    return facts;
  return { ...facts, probe: await probe(url, fields, (to, init) => fetch(to, init)) };
}

/** Whether a browser gave no reason for a request that it did not make or did not let be read. */
const isOpaque = (exchanges: readonly Exchange[]): boolean =>
  exchanges.some(
    ({ said, status, trouble }) =>
      trouble === 'network' && status === undefined && said !== 'listen' && said !== 'end',
  );
