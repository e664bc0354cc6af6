import { Command, CommanderError } from 'commander';
import { addStrategies as register, VERSION } from '../engine/index.ts';
import { packages } from '../packages/index.ts';
import { addCheck } from './commands/check.ts';
import { addCompare } from './commands/compare.ts';
import { addConsumers } from './commands/consumers.ts';
import { addInspect } from './commands/inspect.ts';
import { addJudge } from './commands/judge.ts';
import { addLink } from './commands/link.ts';
import { addMeasure } from './commands/measure.ts';
import { addOpen } from './commands/open.ts';
import { addReaders } from './commands/readers.ts';
import { addRewrite } from './commands/rewrite.ts';
import { addRules } from './commands/rules.ts';
import { addStrategies } from './commands/strategies.ts';
import type { ExitCode } from './exit-code.ts';
import { FINE, UNUSABLE } from './exit-code.ts';
import type { Io } from './io.ts';
import { WIDTH } from './text/wrap.ts';
import { visibleLines } from './visible.ts';

register(packages);

const COMMANDS = [
  addInspect,
  addRewrite,
  addMeasure,
  addCompare,
  addCheck,
  addJudge,
  addLink,
  addOpen,
  addStrategies,
  addReaders,
  addConsumers,
  addRules,
];

/** Runs one command line, without the program's name in front. @throws on a defect of this program alone. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = FINE;
  const program = new Command('refscope')
    .description('Shows what an MCP tool schema becomes when its references are dereferenced.')
    .version(VERSION)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(visibleLines(text)),
      getOutHelpWidth: () => WIDTH,
      getErrHelpWidth: () => WIDTH,
    });
  for (const add of COMMANDS) add(program, io, (ended) => (code = ended));
  for (const command of [program, ...program.commands])
    command.showHelpAfterError(accepted(command));
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? FINE : UNUSABLE;
    throw error;
  }
}

/** What may stand there, for the line below a complaint. */
function accepted({ commands, registeredArguments, options }: Command): string {
  const inputs = registeredArguments.map((argument) => `<${argument.name()}>`);
  const names =
    commands.length > 0
      ? commands.map((command) => command.name())
      : [...inputs, ...options.map(({ long }) => long), '--help'];
  return `Accepted are ${names.join(', ')}.`;
}
