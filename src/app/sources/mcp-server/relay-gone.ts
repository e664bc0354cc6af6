import type { Failed } from '../../../connect/types.ts';

/** The relay was chosen, and does not answer any more. */
export function relayGone(): Failed {
  const failure = {
    cause: 'relay-refused',
    step: 'reachable',
    what: 'The local relay does not answer, so nothing was sent.',
    fix: 'See whether npm start still runs, and reload the page.',
  } as const;
  const { cause, step, what, fix } = failure;
  return {
    kind: 'failed',
    failure,
    steps: [
      {
        id: step,
        title: 'Relay reachable',
        outcome: 'failed',
        what,
        cause,
        fix,
        snippets: [],
        offers: ['retry'],
      },
    ],
  };
}
