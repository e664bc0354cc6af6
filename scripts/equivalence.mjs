/**
 * How well the check of meaning finds what it looks for: schemas with one planted fault of each kind, and correct
 * rewritings, on which it must stay silent. `npm run equivalence`; `--schemas N` and `--correct N` change the numbers.
 */
import { createServer } from 'vite';
import { ROOT } from './root.mjs';

const LEAST_FOUND = 0.95;

/** @param {string} name @param {number} fallback */
function numberAfter(name, fallback) {
  const at = process.argv.indexOf(name);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
}

// The check is TypeScript that loads its parts when it needs them, so it runs on the development server's loader.
const server = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { planted, correct } = await server.ssrLoadModule('/src/judge/testing/planted-run.ts');
const { FAULTS } = await server.ssrLoadModule('/src/judge/testing/plant.ts');

const schemas = numberAfter('--schemas', 200);
const rewritings = numberAfter('--correct', 500);
let holds = true;
for (const fault of FAULTS) {
  const started = performance.now();
  let found = 0;
  let of = 0;
  /** @type {number[]} */
  const missed = [];
  for (let seed = 1; seed <= schemas; seed++) {
    const outcome = await planted(seed, fault);
    if (outcome === undefined) continue;
    of += 1;
    const { kind } = outcome.equivalence;
    if (kind === 'different' || kind === 'unreadable') found += 1;
    else missed.push(seed);
  }
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const seeds = missed.length > 0 ? `; missed: seeds ${missed.join(', ')}` : '';
  console.log(`${fault.padEnd(17)} ${found} of ${of} found in ${seconds} s${seeds}`);
  if (of === 0 || found < of * LEAST_FOUND) holds = false;
}

/** @type {Map<string, number>} */
const kinds = new Map();
let instances = 0;
for (let seed = 1; seed <= rewritings; seed++) {
  const { equivalence, before, after } = await correct(seed);
  kinds.set(equivalence.kind, (kinds.get(equivalence.kind) ?? 0) + 1);
  if ('instances' in equivalence) instances += equivalence.instances;
  if (equivalence.kind === 'different' || equivalence.kind === 'unreadable') {
    holds = false;
    console.log(`false alarm, seed ${seed}: ${JSON.stringify(equivalence)}\n${before}\n${after}`);
  }
}
const said = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ');
console.log(`correct rewritings: ${said}; ${instances} instances`);
console.log(holds ? 'holds' : 'does not hold');
await server.close();
process.exitCode = holds ? 0 : 1;
