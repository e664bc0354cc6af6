import { inspect, subtext } from '../../engine/index.ts';
import { encodeLink } from '../../link/codec.ts';
import type { ExitCode } from '../exit-code.ts';
import { FINE } from '../exit-code.ts';
import type { Io } from '../io.ts';
import type { InputOptions } from '../read-input.ts';
import { addInput, readInput } from '../read-input.ts';
import { noSuchTool } from '../refusal.ts';
import { complain, warn } from '../say.ts';
import type { AddCommand } from './define-command.ts';

interface Options extends InputOptions {
  readonly tool?: string;
}

const SHORTER = '--tool NAME makes a link of one tool.';

export const addLink: AddCommand = (program, io, ends) => {
  const command = program.command('link').description('the permalink fragment for the input');
  addInput(command)
    .option('--tool <name>', 'of that tool alone')
    .action(async (input: string[], options: Options) => ends(await linkInput(input, options, io)));
};

async function linkInput(input: readonly string[], options: Options, io: Io): Promise<ExitCode> {
  const read = await readInput(input, io, options);
  if (read.kind === 'unusable') return complain(io, read.why);
  const { tool } = options;
  const text = tool === undefined ? read.text : subtext(read.text, {}, tool);
  if (text === undefined) return noSuchTool(io, read.text, inspect(read.text), tool ?? '');
  const encoded = await encodeLink({
    text,
    ...(read.name !== undefined && { name: read.name }),
    ...(tool !== undefined && { focus: { tool } }),
  });
  const advice = tool === undefined ? ` ${SHORTER}` : '';
  if (encoded.kind === 'refused') return complain(io, encoded.why + advice);
  if (encoded.warning !== undefined) warn(io, encoded.warning + advice);
  io.stdout.write(`${encoded.fragment}\n`);
  return FINE;
}
