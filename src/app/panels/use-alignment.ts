import { useMemo } from 'react';
import type { ShownText } from '../../engine/protocol.ts';
import type { Alignment } from '../editor/align.ts';
import { align } from '../editor/align.ts';
import type { Fold } from '../editor/folds.ts';
import { closedFolds, foldsOf } from '../editor/folds.ts';
import { placeOf, placesOf } from '../editor/jumps.ts';
import { lineOfOffset, lineStarts } from '../editor/line-starts.ts';
import { useApp } from '../state/use-app.ts';
import type { Viewed } from '../state/view-slice.ts';

export interface Aligned extends Alignment {
  readonly folds: { readonly before: readonly Fold[]; readonly after: readonly Fold[] };
}

const NOTHING: ShownText = { text: '', notes: [], places: [] };
/** UTF-16 units of a text whose parts are folded; a larger one would take too long to look through. */
const MOST_UNITS = 400_000;

/** How both sides stand beside each other, with the inner parts of long changes folded away. Both panels ask alike. */
export function useAlignment(viewed: Viewed | null): Aligned {
  const pointer = useApp((s) => s.focus.pointer);
  const opened = useApp((s) => s.openFolds);
  const view = viewed?.view ?? null;
  const before = view?.before ?? NOTHING;
  const after = view === null || view.after.kind === 'refused' ? NOTHING : view.after.shown;
  const all = useMemo(() => {
    const { before: left, after: right } = align(view?.hunks ?? []);
    const isSmall = before.text.length + after.text.length <= MOST_UNITS;
    return isSmall
      ? { before: foldsOf(before.text, left.changed), after: foldsOf(after.text, right.changed) }
      : { before: [], after: [] };
  }, [view, before, after]);
  const beforeLine = useMemo(
    () => lineOfFirst(before, placeOf(before.places, pointer)?.offset, pointer),
    [before, pointer],
  );
  const afterLine = useMemo(
    () => lineOfFirst(after, placesOf(after.places, pointer)[0]?.start, pointer),
    [after, pointer],
  );
  return useMemo(() => {
    const folds =
      opened === 'all'
        ? { before: [], after: [] }
        : {
            before: closedFolds(all.before, opened, beforeLine),
            after: closedFolds(all.after, opened, afterLine),
          };
    return { ...align(view?.hunks ?? [], folds), folds };
  }, [view, all, opened, beforeLine, afterLine]);
}

/** 0 where nothing is asked for. */
const lineOfFirst = ({ text }: ShownText, offset: number | undefined, pointer: string): number =>
  offset === undefined || pointer === '' ? 0 : lineOfOffset(lineStarts(text), offset);
