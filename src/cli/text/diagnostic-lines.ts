import type { Diagnostic, Severity } from '../../engine/report-types.ts';
import { visible } from '../visible.ts';
import { counted } from './amount.ts';
import type { Look, Paint } from './paint.ts';
import { wrap } from './wrap.ts';

const LOOKS: Readonly<Record<Severity, Look>> = { error: 'red', warning: 'yellow', info: 'cyan' };
const INDENT = 8;
const MARGIN = ' '.repeat(INDENT);
/** Related places that are listed; the rest is counted. */
const MOST_RELATED = 5;

/** `severity code message`, then every place where it was found and what can be done. */
export function diagnosticLines(
  diagnostics: readonly Diagnostic[],
  placeOf: (offset: number) => string,
  paint: Paint,
): string[] {
  return alike(diagnostics).flatMap((group) => groupLines(group, placeOf, paint));
}

/** What says the same stands together, at the place of the first. */
function alike(diagnostics: readonly Diagnostic[]): Diagnostic[][] {
  const groups = new Map<string, Diagnostic[]>();
  for (const found of diagnostics) {
    const words = `${found.severity} ${found.code} ${found.message}`;
    const group = groups.get(words);
    if (group) group.push(found);
    else groups.set(words, [found]);
  }
  return [...groups.values()];
}

function groupLines(
  group: readonly Diagnostic[],
  placeOf: (offset: number) => string,
  paint: Paint,
): string[] {
  const [first] = group;
  if (first === undefined) return [];
  const { severity, code, message } = first;
  const [line = '', ...rest] = wrap(`${code} ${visible(message)}`, INDENT, INDENT);
  const fixes = group.map((found) => fixLines(found, paint));
  const sameFix = fixes.every((lines) => lines.join() === fixes[0]?.join());
  const places = group.flatMap((found, i) => [
    placeLine(found, placeOf, paint),
    ...relatedLines(found),
    ...(sameFix ? [] : (fixes[i] ?? [])),
  ]);
  const head = `${paint(LOOKS[severity], severity.padEnd(INDENT - 1))} ${line}`;
  return [head, ...rest, ...places, ...(sameFix ? (fixes[0] ?? []) : [])];
}

function placeLine(
  { pointer, range, tool }: Diagnostic,
  placeOf: (offset: number) => string,
  paint: Paint,
): string {
  const where = pointer === '' ? '' : `${paint('bold', visible(pointer))} `;
  const whose = tool === undefined ? '' : ` in ${visible(tool)}`;
  return MARGIN + where + paint('dim', `(${placeOf(range.start)})${whose}`);
}

function relatedLines({ related = [] }: Diagnostic): string[] {
  const lines = related.slice(0, MOST_RELATED).flatMap(({ pointer, message }) => {
    const where = pointer === '' ? 'the document' : visible(pointer);
    const [line = '', ...rest] = wrap(`see ${where}: ${visible(message)}`, INDENT, INDENT + 4);
    return [MARGIN + line, ...rest];
  });
  const more = related.length - MOST_RELATED;
  return more > 0 ? [...lines, `${MARGIN}and ${counted(more, 'place')} more`] : lines;
}

function fixLines({ fixes = [] }: Diagnostic, paint: Paint): string[] {
  return fixes.map(({ title }) => MARGIN + paint('green', `fix: ${visible(title)}`));
}
