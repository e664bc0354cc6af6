import { catalogue } from '../../engine/index.ts';
import { READERS } from '../../judge/readers/index.ts';
import type { ComparisonRow } from '../comparison.ts';
import { compareAll } from '../comparison.ts';
import type { ExitCode } from '../exit-code.ts';
import type { FailOn } from '../fail-on.ts';
import { failOnOption, verdict } from '../fail-on.ts';
import type { Format } from '../format-option.ts';
import { formatOption } from '../format-option.ts';
import type { Io } from '../io.ts';
import { jsonText } from '../json-text.ts';
import { namesOption } from '../names-option.ts';
import { count, seconds } from '../number-argument.ts';
import { chooseTool } from '../one-tool.ts';
import type { InputOptions } from '../read-input.ts';
import { addInput, readInput } from '../read-input.ts';
import { complain, writeDocument } from '../say.ts';
import { comparisonText } from '../text/comparison-text.ts';
import { paintFor } from '../text/paint.ts';
import { withJudge } from '../with-judge.ts';
import type { AddCommand } from './define-command.ts';

interface Options extends InputOptions {
  readonly strategies: readonly string[];
  readonly readers: readonly string[];
  readonly tool?: string;
  readonly instances: number;
  readonly seed: number;
  readonly limit: number;
  readonly format: Format;
  readonly failOn: FailOn;
}

/** One of each kind; the others differ in settings. */
const READ_BY = ['mcp-sdk-1', 'mcp-client-2', 'zod', 'ajv-2020-12', 'ajv-draft-07'];

export const addCompare: AddCommand = (program, io, ends) => {
  const strategies = () => catalogue().strategies.map(({ id }) => id);
  const readers = () => READERS.map(({ id }) => id);
  const command = program
    .command('compare')
    .description('what each strategy makes of the schemas: sizes, meaning, and who can read it');
  addInput(command)
    .addOption(
      namesOption('--strategies <ids>', 'strategies with commas', strategies).default(
        strategies(),
        'all',
      ),
    )
    .addOption(
      namesOption('--readers <ids>', 'readers with commas, all, or none', readers, true).default(
        READ_BY,
        READ_BY.join(','),
      ),
    )
    .option('--tool <name>', 'of that tool alone')
    .option('--instances <count>', 'most instances that are tried on a schema', count, 1_000)
    .option('--seed <number>', 'same seed, same instances', count, 1)
    .option(
      '--limit <seconds>',
      'without a sign of life, until a strategy or a reader is ended',
      seconds,
      8,
    )
    .addOption(formatOption())
    .addOption(failOnOption())
    .action(async (input: string[], options: Options) =>
      ends(await compareInput(input, options, io)),
    );
};

async function compareInput(input: readonly string[], options: Options, io: Io): Promise<ExitCode> {
  const read = await readInput(input, io, options);
  if (read.kind === 'unusable') return complain(io, read.why);
  const { text } = read;
  const chosen = chooseTool(text, {}, options.tool, io);
  if (chosen.kind === 'unusable') return chosen.code;
  const scope = {
    text,
    settings: {},
    ...(chosen.toolIndex !== undefined && { toolIndex: chosen.toolIndex }),
  };
  const comparison = await withJudge(options.limit * 1_000, (judge) =>
    compareAll(judge, scope, options, (what) => progress(io, what)),
  );
  progress(io, '');
  if (options.format === 'json')
    writeDocument(io.stdout, jsonText({ compareVersion: 1, ...comparison }));
  else io.stdout.write(comparisonText(comparison, paintFor(io.stdout)));
  return verdict(totals(comparison.rows), options.failOn);
}

/** One line that the next one takes the place of; only for a person. */
function progress({ stderr }: Io, what: string): void {
  if (stderr.terminal) stderr.write(`\r\u001b[K${what}`);
}

/** A changed meaning is an error; what could not be found out is a warning. */
function totals(rows: readonly ComparisonRow[]): Parameters<typeof verdict>[0] {
  let [errors, warnings] = [0, 0];
  for (const { equivalence } of rows) {
    const kind = equivalence.kind === 'answer' ? equivalence.value.verdict.kind : equivalence.kind;
    if (kind === 'different' || kind === 'unreadable') errors += 1;
    else if (kind !== 'unchanged' && kind !== 'no-difference') warnings += 1;
  }
  return { errors, warnings, infos: 0 };
}
