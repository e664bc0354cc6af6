import type { Diagnostic, Report } from '../engine/report-types.ts';
import type { ExitCode } from './exit-code.ts';
import { UNUSABLE } from './exit-code.ts';
import type { Io } from './io.ts';
import { complain } from './say.ts';
import { diagnosticLines } from './text/diagnostic-lines.ts';
import { paintFor } from './text/paint.ts';
import { placesOf } from './text/place.ts';

/** Tools that a message lists. */
const MOST_NAMED = 12;

/** Says on standard error why the engine made nothing of `text`. */
export function refused(io: Io, text: string, diagnostics: readonly Diagnostic[]): ExitCode {
  const placeOf = placesOf(text);
  const paint = paintFor(io.stderr);
  const lines = diagnosticLines(diagnostics, placeOf, paint);
  io.stderr.write(`${lines.join('\n')}\n`);
  return UNUSABLE;
}

/** A list without tools can be read; a text that is not JSON, or something else, cannot. */
export function isReadable({ source, totals }: Report): boolean {
  return source.shape !== 'unrecognised' && totals.errors === 0;
}

/** Says why there is no schema to work on: the text cannot be read, or it is something else. */
export function noSchemas(io: Io, text: string, { diagnostics, source }: Report): ExitCode {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? refused(io, text, errors) : complain(io, source.why);
}

/** Says which tools there are instead of `tool`. */
export function noSuchTool(io: Io, text: string, report: Report, tool: string): ExitCode {
  const { tools } = report;
  if (tools.length === 0) return noSchemas(io, text, report);
  const names = tools.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = tools.length > MOST_NAMED ? ` and ${tools.length - MOST_NAMED} more` : '';
  return complain(io, `There is no tool ${tool}. Accepted are ${names.join(', ')}${more}.`);
}
