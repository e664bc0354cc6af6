import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { Option } from 'commander';
import type { Io } from './io.ts';
import { count, seconds } from './number-argument.ts';
import type { InputText } from './sources/define-source.ts';
import { file } from './sources/file.ts';
import { readProgram } from './sources/program.ts';
import { server } from './sources/server.ts';
import { standardInput } from './sources/standard-input.ts';

/** 8 MiB, product.md section 7. */
export const MOST_INPUT = 8 * 1024 * 1024;

/** `file` accepts everything and stands last. */
const SOURCES = [standardInput, server, file];

export interface InputOptions {
  readonly maxInput: number;
  readonly stdio?: true;
  readonly header?: readonly string[];
  readonly bearerEnv?: string;
  readonly timeout?: number;
  readonly save?: string;
}

/** The argument that names the input, and how it is read. */
export function addInput(command: Command): Command {
  return command
    .usage('[options] <input>, or [options] --stdio -- <command> [args...]')
    .argument('<input...>', 'a file, - for standard input, or the http(s) address of an MCP server')
    .addOption(
      new Option('--max-input <bytes>', 'most bytes that are read')
        .argParser(count)
        .default(MOST_INPUT),
    )
    .option('--stdio', 'start the command after -- as a server, list its tools, stop it')
    .addOption(
      new Option('--header <line>', 'send "Name: value" to the address; may be repeated').argParser(
        (line: string, before: readonly string[] = []) => [...before, line],
      ),
    )
    .option('--bearer-env <name>', 'send the token that this environment variable holds')
    .addOption(
      new Option('--timeout <seconds>', 'for a server (default: 30, with --stdio 60)').argParser(
        seconds,
      ),
    )
    .option('--save <file>', 'write what was served to this file');
}

/** Reads what the words of a command line name. */
export async function readInput(
  words: readonly string[],
  io: Io,
  options: InputOptions,
): Promise<InputText> {
  const misused = misuse(words, options);
  if (misused !== undefined) return { kind: 'unusable', why: misused };
  const { maxInput, save, stdio, ...rest } = options;
  const [input = ''] = words;
  const wanted = { ...rest, most: maxInput };
  const source = SOURCES.find(({ accepts }) => accepts(input)) ?? file;
  const read = stdio ? await readProgram(words, io, wanted) : await source.read(input, io, wanted);
  if (read.kind === 'text' && save !== undefined) return saved(read, save);
  return read;
}

/** What was given but means nothing here: silently left out, a header or a limit would seem to hold. */
function misuse(
  words: readonly string[],
  { stdio, header, bearerEnv, timeout }: InputOptions,
): string | undefined {
  const isServer = words[0] !== undefined && server.accepts(words[0]);
  if (stdio) {
    if (header === undefined && bearerEnv === undefined) return undefined;
    return '--header and --bearer-env are for an http(s) address; a command takes its secrets from the environment.';
  }
  if (words.length > 1) {
    return `There are too many arguments: one input is accepted, and ${words.length} were given. A command to start needs --stdio -- before it.`;
  }
  if (isServer) return undefined;
  if (header !== undefined || bearerEnv !== undefined || timeout !== undefined) {
    return '--header, --bearer-env and --timeout are for an http(s) address.';
  }
  return undefined;
}

function saved(read: InputText & { kind: 'text' }, path: string): InputText {
  try {
    writeFileSync(path, read.text);
    return read;
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return { kind: 'unusable', why: `Cannot write ${path}: the system says ${code}.` };
  }
}
