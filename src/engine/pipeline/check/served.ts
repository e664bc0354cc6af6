import { parse } from '../../json/parse.ts';
import { pointerTo } from '../../json/pointer.ts';
import type { Splice } from '../../json/splice.ts';
import { spliced } from '../../json/splice.ts';
import type { Profile } from '../../judge/profile/define-profile.ts';
import { extend } from '../../judge/steps/extend.ts';
import { flattenUnions } from '../../judge/steps/flatten-unions.ts';
import { isSchema, textOfTree, treeAt } from '../../judge/steps/schema-tree.ts';
import type { Settings } from '../../settings.ts';
import type { Prepared } from '../prepare.ts';
import { prepare } from '../prepare.ts';
import type { Rewritten } from '../rewrite.ts';
import { rewriteSchema } from '../rewrite.ts';

/** The text as it goes out, read again, and what could not be made of it. */
export interface ServedForm {
  readonly prepared: Prepared;
  readonly faults: readonly ServingFault[];
}

export interface ServingFault {
  readonly code: 'profile/extend-clash' | 'profile/extend-not-a-schema' | 'profile/not-rewritten';
  /** Index of the schema as it was given. */
  readonly schema: number;
  readonly pointer: string;
  readonly message: string;
}

type Mount = Pick<Profile, 'extend' | 'flattenUnionInput' | 'strategy'>;

/**
 * Make of a text what a host makes of it: add its own parts to every input, fold choices, then rewrite by the strategy.
 * Where nothing of that is asked for, the form that is served is the one that was given.
 */
export function servedForm(given: Prepared, settings: Settings, mount: Mount): ServedForm {
  const faults: ServingFault[] = [];
  const mounted = mountedText(given, mount, faults);
  const asGiven = { ...settings, strategy: mount.strategy };
  if (mounted === undefined && mount.strategy === 'as-served') return { prepared: given, faults };
  const next = prepare(mounted ?? given.source.given, asGiven);
  if (mount.strategy === 'as-served') return { prepared: next, faults };
  const text = rewrittenText(next, faults);
  return { prepared: prepare(text, { ...settings, strategy: 'as-served' }), faults };
}

/** Undefined where nothing changes. */
function mountedText(
  { source: { doc }, tools }: Prepared,
  { extend: parts, flattenUnionInput }: Mount,
  faults: ServingFault[],
): string | undefined {
  if (parts.length === 0 && !flattenUnionInput) return undefined;
  const splices: Splice[] = [];
  tools.schemas.forEach(({ node, side }, schema) => {
    if (side !== 'input') return;
    const tree = treeAt(doc, node);
    if (!isSchema(tree)) return;
    const fault = (code: ServingFault['code'], message: string): void =>
      void faults.push({ code, schema, pointer: pointerTo(doc, node), message });
    let changed = false;
    for (const part of parts) {
      const read = parse(part);
      const more = read.count === 0 ? undefined : treeAt(read, 0);
      if (!isSchema(more))
        fault('profile/extend-not-a-schema', 'What "extend" adds has to be an object.');
      else {
        const clash = extend(tree, more)?.clash;
        if (clash === undefined) changed = true;
        else
          fault(
            'profile/extend-clash',
            `The tool and "extend" both say what ${JSON.stringify(clash)} is.`,
          );
      }
    }
    if (flattenUnionInput && flattenUnions(tree) > 0) changed = true;
    if (changed)
      splices.push({
        start: doc.start[node] as number,
        end: doc.end[node] as number,
        text: textOfTree(tree),
      });
  });
  return splices.length === 0 ? undefined : spliced(doc.text, splices);
}

/** A schema that the strategy refuses, or with which the text would be too large, stays as it is. */
function rewrittenText(prepared: Prepared, faults: ServingFault[]): string {
  const { source, tools } = prepared;
  const { doc } = source;
  const touched = new Uint8Array(doc.count);
  const splices: Splice[] = [];
  const most = BigInt(prepared.settings.maxBytes);
  let built = 0n;
  tools.schemas.forEach(({ node }, schema) => {
    const { bytes } = prepared.outcome(schema);
    const made: Rewritten =
      built + bytes > most
        ? { kind: 'too-large', bytes }
        : rewriteSchema(prepared, schema, touched);
    if (made.kind === 'text') {
      built += bytes;
      splices.push({
        start: doc.start[node] as number,
        end: doc.end[node] as number,
        text: made.text,
      });
      return;
    }
    const message =
      made.kind === 'too-large'
        ? `The rewritten schema would have ${made.bytes} bytes${made.bytes > most ? '' : ', too many beside the others'}.`
        : (made.diagnostics[0]?.message ?? 'The strategy refuses this schema.');
    faults.push({ code: 'profile/not-rewritten', schema, pointer: pointerTo(doc, node), message });
  });
  return spliced(doc.text, splices);
}
