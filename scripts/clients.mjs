/**
 * What the consumers refuse of the captured lists: as they are, after `lossless`, and after `for:<consumer>`; and whether
 * each repair mends what it does not say it leaves. `npm run clients [FILE...]`; without files, those in ../shared/corpus.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { table } from './clients/table.mjs';
import { tally } from './clients/tally.mjs';
import { build } from './parts.mjs';
import { ROOT } from './root.mjs';

const MODULE = join(ROOT, 'dist/engine/index.js');
const CORPUS = join(ROOT, '../shared/corpus');

const files = filesToRead();
if (files.length === 0) {
  console.log('../shared/corpus is absent: there are no lists to judge.');
  process.exit(0);
}
if (!existsSync(MODULE)) {
  console.log('Building engine, which is not there yet');
  if (!(await build('engine'))) process.exit(1);
}
/** @type {import('./clients/tally.mjs').Engine} */
const engine = await import(pathToFileURL(MODULE).href);
const result = tally(
  engine,
  files.map((file) => readFileSync(file, 'utf8')),
);

console.log(`${result.tools} tools of ${files.length} lists; share of them refused`);
console.log(`${table(result)}\n`);
for (const [client, { left, unserved }] of result.repairs) {
  for (const [message, tools] of unserved)
    console.log(`for:${client} leaves ${tools} as served: ${message}`);
  const unnamed = [...left].filter(([, { why }]) => why === undefined);
  for (const [rule, { tools }] of unnamed)
    console.log(`for:${client} leaves ${rule} broken in ${tools} tools and does not say so`);
  if (unnamed.length > 0) process.exitCode = 1;
}
console.log(process.exitCode === 1 ? 'does not hold' : 'holds');

function filesToRead() {
  const given = process.argv.slice(2);
  if (given.length > 0) return given;
  return ['servers', 'authored']
    .map((folder) => join(CORPUS, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(folder, name)),
    );
}
