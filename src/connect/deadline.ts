export interface Deadline {
  /** Aborts when time is up or the person cancels. */
  readonly signal: AbortSignal;
  readonly expired: () => boolean;
  readonly cancelled: () => boolean;
  readonly leftMs: () => number;
  /** `work`, or a rejection as soon as `signal` aborts. */
  readonly race: <T>(work: Promise<T>) => Promise<T>;
  readonly end: () => void;
}

/** One limit of time for everything that connecting waits for. */
export function startDeadline(ms: number, person?: AbortSignal): Deadline {
  const clock = new AbortController();
  const until = performance.now() + ms;
  const timer = setTimeout(() => clock.abort(new Error('the deadline passed')), ms);
  const signal = person ? AbortSignal.any([person, clock.signal]) : clock.signal;
  return {
    signal,
    expired: () => clock.signal.aborted,
    cancelled: () => person?.aborted === true,
    leftMs: () => Math.max(1, Math.round(until - performance.now())),
    race: async (work) => {
      let give: (reason: unknown) => void = () => undefined;
      const aborted = new Promise<never>((_, reject) => {
        give = reject;
      });
      const onAbort = (): void => give(signal.reason);
      if (signal.aborted) onAbort();
      signal.addEventListener('abort', onAbort, { once: true });
      // Whichever of the two loses may reject later, with nobody left to hear it.
      work.catch(() => undefined);
      try {
        return await Promise.race([work, aborted]);
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
    end: () => clearTimeout(timer),
  };
}
