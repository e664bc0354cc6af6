import type { Command } from 'commander';
import { Option } from 'commander';
import type { Io } from './io.ts';
import { count } from './number-argument.ts';
import type { InputText } from './sources/define-source.ts';
import { file } from './sources/file.ts';
import { server } from './sources/server.ts';
import { standardInput } from './sources/standard-input.ts';

/** 8 MiB, product.md section 7. */
export const MOST_INPUT = 8 * 1024 * 1024;

/** `file` accepts everything and stands last. */
const SOURCES = [standardInput, server, file];

export interface InputOptions {
  readonly maxInput: number;
}

/** The argument that names the input, and how much of it is read. */
export function addInput(command: Command): Command {
  return command
    .argument('<input>', 'a file, or - for standard input')
    .addOption(
      new Option('--max-input <bytes>', 'most bytes that are read')
        .argParser(count)
        .default(MOST_INPUT),
    );
}

export async function readInput(
  input: string,
  io: Io,
  { maxInput }: InputOptions,
): Promise<InputText> {
  const source = SOURCES.find(({ accepts }) => accepts(input)) ?? file;
  return await source.read(input, io, maxInput);
}
