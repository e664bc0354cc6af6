/**
 * The engine against JSON.parse and against other dereferencers, in one run, as ratios.
 *
 *     npm run bench [FILE...]
 *
 * Without files: texts made here, and one of the examples. Compare ratios, not milliseconds: each is the median of pairs
 * taken in turn in one process. Differences below 1.5 times mean little, on a busy machine below 3 times.
 */
import { existsSync } from 'node:fs';
import { contestants, MODULE } from './bench/contestants.mjs';
import { fileTexts, ownTexts } from './bench/inputs.mjs';
import { measure } from './bench/measure.mjs';
import { table } from './bench/table.mjs';
import { build } from './parts.mjs';

if (!existsSync(MODULE)) {
  console.log('Building engine, which is not there yet');
  if (!(await build('engine'))) process.exit(1);
}

const files = process.argv.slice(2);
/** @type {import('./bench/inputs.mjs').Input[]} */
let inputs;
try {
  inputs = files.length === 0 ? ownTexts() : fileTexts(files);
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : error}`);
  process.exit(2);
}

const names = [...contestants.keys()];
const rows = [];
const failures = [];
for (const input of inputs) {
  const results = new Map();
  for (const name of names) {
    const result = await measure(name, input.text);
    results.set(name, result);
    if (result.kind === 'failed')
      failures.push(`${name}, ${input.name}: ${result.why.slice(0, 90)}`);
  }
  rows.push({ input, results });
}
console.log(`Times as multiples of JSON.parse of the same text; Node ${process.version}`);
console.log(table(rows, names));
for (const failure of failures) console.log(failure);
