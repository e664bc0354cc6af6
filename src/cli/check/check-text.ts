import type { CheckReport, ConsumerInfo } from '../../engine/index.ts';
import { amount, counted } from '../text/amount.ts';
import { diagnosticLines } from '../text/diagnostic-lines.ts';
import type { Paint } from '../text/paint.ts';
import { placesOf } from '../text/place.ts';
import { wrap } from '../text/wrap.ts';
import { visible } from '../visible.ts';

/** Sources of one rule that are printed. */
const MOST_SOURCES = 2;

/** What a check found, for a person: the findings, where the rules are from, and a summary. */
export function checkText(
  report: CheckReport,
  text: string,
  consumers: readonly ConsumerInfo[],
  paint: Paint,
): string {
  const { clients, findings, skipped, strategy, tools, totals } = report;
  const titles = clients.map((id) => consumers.find((one) => one.id === id)?.title ?? id);
  const head = `${counted(tools.length, 'tool')} for ${titles.join(', ')}, as served by ${strategy}`;
  const { errors, warnings, infos, bytes } = totals;
  const summary = [
    counted(errors, 'error'),
    counted(warnings, 'warning'),
    ...(infos > 0 ? [counted(infos, 'info')] : []),
    `${amount(bytes.before)} -> ${amount(bytes.after)} bytes`,
  ].join(', ');
  const parts = [
    wrap(head, 0, 2),
    diagnosticLines(findings, placesOf(text), paint),
    sourceLines(report, consumers),
    skipped.length === 0 ? [] : wrap(`Left out: ${visible(skipped.join(', '))}`, 0, 2),
    [paint('bold', summary)],
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function sourceLines({ findings }: CheckReport, consumers: readonly ConsumerInfo[]): string[] {
  const codes = new Set(findings.map(({ code }) => code));
  return consumers.flatMap(({ rules }) =>
    rules
      .filter(({ id }) => codes.has(id))
      .flatMap(({ id, confidence, date, stale, disputed, sources }) => [
        `${id}: ${confidence}, ${date}${stale ? ', more than six months ago' : ''}`,
        ...(disputed === undefined
          ? []
          : wrap(`but: ${disputed}`, 2, 4).map((line, i) => (i === 0 ? `  ${line}` : line))),
        ...sources.slice(0, MOST_SOURCES).map((source) => `  ${source}`),
      ]),
  );
}
