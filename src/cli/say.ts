import type { ExitCode } from './exit-code.ts';
import { UNUSABLE } from './exit-code.ts';
import type { Io, Output } from './io.ts';
import { visible, visibleLines } from './visible.ts';

/** Says on standard error why the input or the options cannot be used. */
export function complain(io: Io, why: string): ExitCode {
  io.stderr.write(`error: ${visible(why)}\n`);
  return UNUSABLE;
}

export function warn(io: Io, what: string): void {
  io.stderr.write(`warning: ${visible(what)}\n`);
}

/** Writes a document: to the byte into a file or pipe, with hidden characters escaped on a terminal. */
export function writeDocument(output: Output, text: string): void {
  output.write(output.terminal ? visibleLines(text) : text);
  if (output.terminal && !text.endsWith('\n')) output.write('\n');
}
