import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inspect } from '../pipeline/inspect.ts';
import { prepare } from '../pipeline/prepare.ts';
import { shared } from '../testing/shared.ts';
import { consumers } from './consumers/index.ts';
import { judge } from './judge.ts';

const folder = shared('corpus/servers');
const lists = (folder === undefined ? [] : readdirSync(folder))
  .filter((name) => name.endsWith('.json'))
  .sort((a, b) => statSync(`${folder}/${b}`).size - statSync(`${folder}/${a}`).size);

/** The best of a few runs: others may want the processor as well. */
function milliseconds(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run++) {
    const from = performance.now();
    work();
    best = Math.min(best, performance.now() - from);
  }
  return best;
}

test.each(lists.slice(0, 1))(
  'all consumers judge %s in at most three times an inspection',
  (name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const inspected = milliseconds(() => inspect(text));
    const judged = milliseconds(() => {
      const { graph, source, tools } = prepare(text, undefined);
      judge(consumers, { doc: source.doc, graph, tools });
    });
    process.stdout.write(`judging takes ${(judged / inspected).toFixed(2)} times an inspection\n`);
    expect(judged / inspected).toBeLessThan(3);
  },
  60_000,
);
