import type { Diagnostic, Severity } from '../../engine/report-types.ts';
import { visible } from '../visible.ts';
import { counted } from './amount.ts';
import type { Look, Paint } from './paint.ts';
import { wrap } from './wrap.ts';

const LOOKS: Readonly<Record<Severity, Look>> = { error: 'red', warning: 'yellow', info: 'cyan' };
const INDENT = 8;
/** Related places that are listed; the rest is counted. */
const MOST_RELATED = 5;

/** `severity code message`, then its place and what can be done. */
export function diagnosticLines(
  { severity, code, message, pointer, range, related = [], fixes = [] }: Diagnostic,
  placeOf: (offset: number) => string,
  paint: Paint,
): string[] {
  const head = severity.padEnd(INDENT - 1);
  const [first = '', ...rest] = wrap(`${code} ${visible(message)}`, INDENT, INDENT);
  const place = `(${placeOf(range.start)})`;
  const below = [
    pointer === '' ? place : `${paint('bold', visible(pointer))} ${paint('dim', place)}`,
    ...related.slice(0, MOST_RELATED).flatMap((other) => {
      const where = other.pointer === '' ? 'the document' : visible(other.pointer);
      return wrap(`see ${where}: ${visible(other.message)}`, INDENT, INDENT + 4);
    }),
    ...(related.length > MOST_RELATED
      ? [`and ${counted(related.length - MOST_RELATED, 'place')} more`]
      : []),
    ...fixes.map(({ title }) => paint('green', `fix: ${visible(title)}`)),
  ];
  return [
    `${paint(LOOKS[severity], head)} ${first}`,
    ...rest,
    ...below.map((line) => (line.startsWith(' ') ? line : ' '.repeat(INDENT) + line)),
  ];
}
