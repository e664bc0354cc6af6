import { presentSchema } from '../present/present.ts';
import type {
  AnalyseInput,
  CompareInput,
  EngineApi,
  PresentInput,
  Progress,
  SchemaFactsView,
  StrategySize,
} from '../protocol.ts';
import type { Report } from '../report-types.ts';
import type { Settings } from '../settings.ts';
import { compareStrategy } from './compare.ts';
import { inspect } from './inspect.ts';
import type { Prepared } from './prepare.ts';
import { prepare } from './prepare.ts';
import { prettyPrint } from './pretty-print.ts';
import { rewrite } from './rewrite.ts';
import { strategyById } from './strategies.ts';

/** Bytes of After that the page shows without being asked. product.md section 7. */
const SHOWN_BYTES = 1_048_576;

/** The last text with what was found in it: choosing another tool must not read everything again. */
let last:
  | {
      readonly text: string;
      readonly settings: string;
      readonly prepared: Prepared;
      report: Report | undefined;
    }
  | undefined;

function remembered(text: string, settings: Settings): NonNullable<typeof last> {
  const key = JSON.stringify(settings);
  if (last === undefined || last.settings !== key || last.text !== text)
    last = { text, settings: key, prepared: prepare(text, settings), report: undefined };
  return last;
}

/** `inspect` for the page: tells its progress, and a report without findings as soon as there is one. */
export function analyse(
  { text, settings }: AnalyseInput,
  tell: (progress: Progress) => void,
  partial: (report: Report) => void,
): Report {
  const report = inspect(text, settings, {
    progress: (stage, done, total) => tell({ stage, done, total }),
    partial,
    prepared: (prepared) => {
      last = { text, settings: JSON.stringify(settings), prepared, report: undefined };
    },
  });
  if (last !== undefined) last.report = report;
  return report;
}

/** One schema as the page shows it. */
export function present(
  { text, settings, toolIndex, side, verbatim, maxBytes }: PresentInput,
  tell: (progress: Progress) => void,
): SchemaFactsView {
  tell({ stage: 'present', done: 0, total: 1 });
  const known = remembered(text, settings);
  known.report ??= inspect(text, settings);
  const view = presentSchema(known.prepared, known.report.diagnostics, {
    toolIndex,
    side,
    verbatim,
    maxBytes: maxBytes ?? SHOWN_BYTES,
  });
  if (view === undefined) throw new Error(`tool ${toolIndex} has no ${side} schema`);
  return view;
}

/**
 * One strategy measured on the text, for putting it beside others.
 * @throws Error for a strategy that nobody knows
 */
export function compare({ text, settings, strategy, toolIndex }: CompareInput): StrategySize {
  const found = strategyById(strategy);
  if (found === undefined) throw new Error(`There is no strategy "${strategy}".`);
  const { prepared } = remembered(text, { ...settings, strategy: 'as-served' });
  return compareStrategy(prepared, found, toolIndex);
}

/** The whole document rewritten, for copying and saving. */
export function rewriteAll({
  text,
  settings,
  pretty,
}: Parameters<EngineApi['rewriteAll']>[0]): ReturnType<EngineApi['rewriteAll']> {
  const rewritten = rewrite(text, settings);
  if (rewritten.kind === 'too-large') return { kind: 'too-large', bytes: String(rewritten.bytes) };
  if (rewritten.kind === 'refused') return rewritten;
  return { kind: 'text', text: pretty ? prettyPrint(rewritten.text) : rewritten.text };
}
