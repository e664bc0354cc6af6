import type { Command } from 'commander';
import { Option } from 'commander';
import { applyFixes, DEFAULTS, inspect, prettyPrint, rewrite } from '../../engine/index.ts';
import type { ExitCode } from '../exit-code.ts';
import { FINE } from '../exit-code.ts';
import type { FixChoice } from '../fix-option.ts';
import { fixOption } from '../fix-option.ts';
import type { Io } from '../io.ts';
import { minify } from '../minify.ts';
import { count } from '../number-argument.ts';
import type { InputOptions } from '../read-input.ts';
import { addInput, readInput } from '../read-input.ts';
import { noSuchTool, refused } from '../refusal.ts';
import { complain, writeDocument } from '../say.ts';
import type { SettingsOptions } from '../settings-options.ts';
import { addSettings, settingsFrom } from '../settings-options.ts';
import { amount } from '../text/amount.ts';
import type { AddCommand } from './define-command.ts';

interface Options extends InputOptions, SettingsOptions {
  readonly maxBytes: number;
  readonly tool?: string;
  readonly side?: 'input' | 'output';
  readonly fix?: FixChoice;
  readonly pretty?: boolean;
}

export const addRewrite: AddCommand = (program, io, ends) => {
  const command = program.command('rewrite').description('the input with its schemas rewritten');
  addOptions(addSettings(addInput(command))).action(async (input: string[], options: Options) =>
    ends(await rewriteInput(input, options, io)),
  );
};

function addOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--max-bytes <bytes>', 'most bytes that are built')
        .argParser(count)
        .default(DEFAULTS.maxBytes),
    )
    .option('--tool <name>', "that tool's schema alone")
    .addOption(new Option('--side <side>', 'which schema of --tool').choices(['input', 'output']))
    .addOption(fixOption())
    .option('--pretty', 'on many lines');
}

async function rewriteInput(input: readonly string[], options: Options, io: Io): Promise<ExitCode> {
  const { tool, side, fix, pretty, maxBytes } = options;
  if (side !== undefined && tool === undefined) {
    return complain(io, '--side says which schema of one tool; name that tool with --tool.');
  }
  const read = await readInput(input, io, options);
  if (read.kind === 'unusable') return complain(io, read.why);
  const settings = { ...settingsFrom(options), maxBytes };
  const text =
    fix === undefined ? read.text : applyFixes(read.text, inspect(read.text, settings), fix);
  if (tool !== undefined) {
    const report = inspect(text, settings);
    if (!report.tools.some(({ name }) => name === tool)) return noSuchTool(io, text, report, tool);
  }
  const one = { ...(tool !== undefined && { tool }), ...(side !== undefined && { side }) };
  const rewritten = rewrite(text, { ...settings, ...one });
  if (rewritten.kind === 'refused') return refused(io, text, rewritten.diagnostics);
  if (rewritten.kind === 'too-large') {
    const bytes = amount(rewritten.bytes);
    return complain(io, `The output has ${bytes} bytes; --max-bytes accepts ${amount(maxBytes)}.`);
  }
  writeDocument(io.stdout, `${pretty ? prettyPrint(rewritten.text) : oneLine(rewritten.text)}\n`);
  return FINE;
}

/** As-served keeps the given text, which may have space in it, or be wrapped in something else than JSON. */
function oneLine(text: string): string {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return minify(text);
  } catch {
    return text;
  }
}
