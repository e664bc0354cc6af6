import type { Diagnostic } from '../../engine/report-types.ts';
import type { AppState } from './app-state.ts';

/** Why the page shows an earlier result. */
export interface Trouble {
  readonly message: string;
  /** One-based, of the text as it stands; null where the finding has no place. */
  readonly place: {
    readonly line: number;
    readonly column: number;
    readonly offset: number;
  } | null;
  /** The finding, and its first fix where it has one. */
  readonly finding: number | null;
  readonly fix: string | null;
}

/** The reason that the text cannot be read; null where it can. */
export function troubleOf({ latest, shown, document }: AppState): Trouble | null {
  if (latest === null || document.text.trim() === '') return null;
  const isWhole = latest.report.source.shape !== 'unrecognised';
  // Readable and still not shown: what was read is only a fragment.
  if (isWhole && latest === shown) return null;
  const { diagnostics, source } = latest.report;
  const finding = diagnostics.findIndex(({ severity }) => severity === 'error');
  const diagnostic = diagnostics[finding];
  if (diagnostic === undefined)
    return { message: source.why, place: null, finding: null, fix: null };
  return {
    message: diagnostic.message,
    place: latest.text === document.text ? placeIn(document.text, diagnostic) : null,
    finding,
    // The way from a fragment to a whole text is to delete the rest: nothing to offer at one click.
    fix: isWhole ? null : (diagnostic.fixes?.[0]?.title ?? null),
  };
}

function placeIn(text: string, { range }: Diagnostic): Trouble['place'] {
  const offset = Math.min(range.start, text.length);
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  return { line, column: offset - lineStart + 1, offset };
}
