import type { Command } from 'commander';
import type { ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';

/** Adds one command to the program. Its action tells `ends` how it ended. */
export type AddCommand = (program: Command, io: Io, ends: (code: ExitCode) => void) => void;
