import process from 'node:process';
import { UNUSABLE } from './exit-code.ts';
import { processIo } from './io.ts';
import { run } from './run.ts';

/** Whoever reads the output may stop early, as `head` does: no reason to complain. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

process.stdout.on('error', ignoreClosedPipe);
process.stderr.on('error', ignoreClosedPipe);
try {
  process.exitCode = await run(process.argv.slice(2), processIo(process));
} catch (error) {
  // Not the input's fault, and not a finding: neither 0 nor 1 would be true.
  const what = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`This is a defect of refscope, not of the input.\n${what}\n`);
  process.exitCode = UNUSABLE;
}
