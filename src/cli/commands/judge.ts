import { Option } from 'commander';
import { catalogue, DEFAULTS } from '../../engine/index.ts';
import type { JudgeClient } from '../../judge/client.ts';
import type { ArgumentReply, JudgeOutcome } from '../../judge/types.ts';
import type { ExitCode } from '../exit-code.ts';
import { FINE, FOUND } from '../exit-code.ts';
import type { Format } from '../format-option.ts';
import { formatOption } from '../format-option.ts';
import type { Io } from '../io.ts';
import { jsonText } from '../json-text.ts';
import { chooseTool } from '../one-tool.ts';
import type { InputOptions } from '../read-input.ts';
import { addInput, readInput } from '../read-input.ts';
import { complain, writeDocument } from '../say.ts';
import { judgementText } from '../text/judgement-text.ts';
import { paintFor } from '../text/paint.ts';
import { withJudge } from '../with-judge.ts';
import type { AddCommand } from './define-command.ts';

interface Options extends InputOptions {
  readonly tool: string;
  readonly arguments?: string;
  readonly example?: boolean;
  readonly side: 'input' | 'output';
  readonly strategy: string;
  readonly format: Format;
}

const LIMIT_MS = 8_000;

export const addJudge: AddCommand = (program, io, ends) => {
  const command = program
    .command('judge')
    .description('what a schema, as served and rewritten, says to arguments that were sent');
  addInput(command)
    .requiredOption('--tool <name>', 'the tool that was called')
    .option('--arguments <file>', 'the arguments, or the tools/call request; - for standard input')
    .option('--example', 'print arguments that the schema accepts instead')
    .addOption(
      new Option('--side <side>', 'which schema').choices(['input', 'output']).default('input'),
    )
    .addOption(
      new Option('--strategy <id>', 'how the schema is rewritten')
        .choices(catalogue().strategies.map(({ id }) => id))
        .default(DEFAULTS.strategy),
    )
    .addOption(formatOption())
    .action(async (input: string[], options: Options) =>
      ends(await judgeInput(input, options, io)),
    );
};

async function judgeInput(input: readonly string[], options: Options, io: Io): Promise<ExitCode> {
  const { tool, side, strategy, example } = options;
  if ((options.arguments === undefined) === (example !== true))
    return complain(io, 'Give --arguments FILE to judge, or --example for a start.');
  if (input[0] === '-' && options.arguments === '-')
    return complain(io, 'Standard input can be the tools or the arguments, not both.');
  const read = await readInput(input, io, options);
  if (read.kind === 'unusable') return complain(io, read.why);
  const { text } = read;
  const chosen = chooseTool(text, {}, tool, io);
  if (chosen.kind === 'unusable') return chosen.code;
  const asked = { text, settings: { strategy }, toolIndex: chosen.toolIndex ?? 0, side };
  if (options.arguments === undefined)
    return await withJudge(LIMIT_MS, (judge) => printExample(judge, asked, io));
  const sent = await readInput([options.arguments], io, { maxInput: options.maxInput });
  if (sent.kind === 'unusable') return complain(io, sent.why);
  const outcome = await withJudge(LIMIT_MS, (judge) =>
    judge.ask('arguments', { ...asked, arguments: sent.text }),
  );
  return printVerdicts(outcome, options, io);
}

async function printExample(
  judge: JudgeClient,
  asked: Parameters<typeof judge.ask<'example'>>[1],
  io: Io,
): Promise<ExitCode> {
  const outcome = await judge.ask('example', asked);
  if (outcome.kind !== 'answer') return complain(io, why(outcome));
  if (outcome.value.kind === 'none') return complain(io, outcome.value.why);
  writeDocument(io.stdout, `${outcome.value.arguments}\n`);
  return FINE;
}

function printVerdicts(
  outcome: JudgeOutcome<ArgumentReply>,
  { format, strategy }: Options,
  io: Io,
): ExitCode {
  if (outcome.kind !== 'answer') return complain(io, why(outcome));
  const reply = outcome.value;
  if (reply.kind === 'unreadable') return complain(io, `The arguments: ${reply.message}`);
  const { judgement } = reply;
  if (format === 'json') writeDocument(io.stdout, jsonText(judgement));
  else io.stdout.write(judgementText(judgement, strategy, paintFor(io.stdout)));
  const kinds = [judgement.before.kind, judgement.after.kind];
  return kinds.every((kind) => kind === 'accepted') ? FINE : FOUND;
}

function why(outcome: Exclude<JudgeOutcome<unknown>, { kind: 'answer' }>): string {
  switch (outcome.kind) {
    case 'ended':
      return `The judge was ended after ${outcome.afterMs / 1000} s.`;
    case 'crashed':
      return outcome.message;
    case 'cancelled':
      return 'Cancelled.';
  }
}
