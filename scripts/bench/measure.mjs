import { Worker } from 'node:worker_threads';

/** Milliseconds for one contestant and one text, its start included; then it is ended. */
const LIMIT_MS = 20_000;
const LIMIT_MB = 1_024;

/**
 * @typedef {{ kind: 'ratio', ratio: number, ms: number } | { kind: 'failed', why: string }} Result
 *   `ratio`: median over pairs of its time divided by that of JSON.parse; `ms`: median of its time
 */

/**
 * One contestant on one text, in a worker of its own: some come to no end, or fill the memory.
 *
 * @param {string} name
 * @param {string} text
 * @returns {Promise<Result>}
 */
export function measure(name, text) {
  return new Promise((done) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: { name, text },
      resourceLimits: { maxOldGenerationSizeMb: LIMIT_MB },
    });
    /** @param {Result} result */
    const end = (result) => {
      clearTimeout(timer);
      void worker.terminate();
      done(result);
    };
    const timer = setTimeout(
      () => end({ kind: 'failed', why: `no end in ${LIMIT_MS / 1000} s` }),
      LIMIT_MS,
    );
    worker.once('message', end);
    worker.once('error', (error) => end({ kind: 'failed', why: error.message }));
  });
}
