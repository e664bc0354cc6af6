import { pointerTo } from '../json/pointer.ts';
import type { Diagnostic, Side } from '../report-types.ts';
import type { Settings } from '../settings.ts';
import { prepare } from './prepare.ts';
import { readingProblems } from './problems.ts';
import type { Rewritten } from './rewrite.ts';
import { rewriteSchema } from './rewrite.ts';

/** One schema in both its forms. */
export interface SchemaForms {
  readonly tool: string;
  readonly toolIndex: number;
  readonly side: Side;
  /** Into the given, or unwrapped, text. */
  readonly pointer: string;
  /** URI of the dialect in force; null where the stamp is unknown. */
  readonly dialect: string | null;
  readonly before: string;
  /** Built when called. */
  after(): Rewritten;
}

export type Forms =
  | {
      readonly kind: 'schemas';
      readonly schemas: readonly SchemaForms[];
      readonly document: string;
    }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };

/**
 * Every schema of a text by itself, as served and as the strategy rewrites it: one that is refused or too large does
 * not keep the others from being looked at. `document` is the given text, unwrapped.
 */
export function forms(text: string, settings?: Settings): Forms {
  const prepared = prepare(text, settings);
  const problems = readingProblems(prepared);
  if (problems.length > 0) return { kind: 'refused', diagnostics: problems };
  const {
    source: { doc },
    tools,
    stamps,
  } = prepared;
  const touched = new Uint8Array(doc.count);
  const schemas = tools.schemas.map(
    ({ node, tool, side }, index): SchemaForms => ({
      tool: tools.tools[tool]?.name ?? '',
      toolIndex: tool,
      side,
      pointer: pointerTo(doc, node),
      dialect: stamps[index]?.dialect?.uri ?? null,
      before: doc.text.slice(doc.start[node], doc.end[node]),
      after: () => rewriteSchema(prepared, index, touched),
    }),
  );
  return { kind: 'schemas', schemas, document: doc.text };
}
