/** Measures one contestant on one text and says so. */
import { parentPort, workerData } from 'node:worker_threads';
import { contestants } from './contestants.mjs';

/** Milliseconds that are spent on pairs. */
const BUDGET_MS = 1_500;
const MOST_PAIRS = 200;

/** @param {number[]} values */
function median(values) {
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? Number.NaN;
}

/** @param {() => unknown} run */
async function time(run) {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** @type {{ name: string, text: string }} */
const { name, text } = workerData;

async function pairs() {
  const contestant = await contestants.get(name)?.();
  if (contestant === undefined) throw new Error(`no contestant ${name}`);
  // The first calls are cold: what they teach the compiler is not what is measured.
  let spent = await time(() => contestant(text));
  await time(() => JSON.parse(text));
  const ratios = [];
  const times = [];
  do {
    // In turn, so that both meet the same noise.
    const parsing = await time(() => JSON.parse(text));
    const taken = await time(() => contestant(text));
    ratios.push(taken / parsing);
    times.push(taken);
    spent += parsing + taken;
  } while (spent < BUDGET_MS && ratios.length < MOST_PAIRS);
  return { kind: 'ratio', ratio: median(ratios), ms: median(times) };
}

try {
  parentPort?.postMessage(await pairs());
} catch (error) {
  parentPort?.postMessage({
    kind: 'failed',
    why: error instanceof Error ? error.message : String(error),
  });
}
