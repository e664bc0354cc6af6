import { lazy, Suspense, useMemo, useState } from 'react';
import { align, changeAt, notesByLine } from '../../editor/align.ts';
import { CodeLines } from '../../editor/code-lines.tsx';
import { NO_DRESSING } from '../../editor/editor-props.ts';
import { placeOf, placesOf, pointerAt } from '../../editor/jumps.ts';
import { lineStarts } from '../../editor/line-starts.ts';
import { useApp, useAppStore, useSettled } from '../../state/use-app.ts';
import type { Viewed } from '../../state/view-slice.ts';
import { Panel } from '../../ui/panel.tsx';
import { useAlignment } from '../use-alignment.ts';
import { useFrame } from '../use-frame.ts';
import { AfterFacts, AfterTools } from './after-head.tsx';
import { FoldedNotice } from './folded-notice.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { Refused } from './refused.tsx';
import { StoppedNotice } from './stopped-notice.tsx';

const CodeEditor = lazy(() => import('../../editor/code-editor.tsx'));

/** The schema as the strategy leaves it, line by line beside Before. */
export function AfterPanel() {
  const frame = useFrame('After');
  const viewed = useSettled((s) => s.viewed);
  const isEmpty = useApp((s) => s.document.text === '' && s.document.origin.kind !== 'none');
  const [step, setStep] = useState<Step>({ index: -1, viewed: null, scrolls: false });
  const stops = useMemo(() => (viewed === null ? [] : align(viewed.view.hunks).stops), [viewed]);
  const index = step.viewed === viewed ? step.index : -1;
  const after = viewed?.view.after;
  return (
    <Panel
      frame={frame}
      headClassName="code-head"
      facts={<AfterFacts />}
      tools={
        <AfterTools
          count={stops.length}
          index={index}
          onStep={(next) => setStep({ index: next, viewed, scrolls: true })}
        />
      }
    >
      <div className="body">
        {isEmpty ? (
          <NothingYet />
        ) : viewed === null || after === undefined ? null : after.kind === 'refused' ? (
          <Refused diagnostics={after.diagnostics} />
        ) : (
          <AfterText
            viewed={viewed}
            step={step}
            stop={index < 0 || !step.scrolls ? null : (stops[index]?.after ?? null)}
            onLine={(line) =>
              setStep({ index: changeAt(stops, 'after', line), viewed, scrolls: false })
            }
          />
        )}
      </div>
      {after?.kind === 'folded' ? <FoldedNotice bytes={after.bytes} /> : null}
      <StoppedNotice />
    </Panel>
  );
}

/** The change that was stepped to, or that the caret stands in. */
interface Step {
  readonly index: number;
  readonly viewed: Viewed | null;
  readonly scrolls: boolean;
}

function AfterText({
  viewed,
  step,
  stop,
  onLine,
}: {
  readonly viewed: Viewed;
  readonly step: Step;
  readonly stop: number | null;
  readonly onLine: (line: number) => void;
}) {
  const store = useAppStore();
  const small = useApp((s) => s.small);
  const opened = useApp((s) => s.opened);
  const pointer = useApp((s) => s.focus.pointer);
  const { view } = viewed;
  const shown = view.after.kind === 'refused' ? view.before : view.after.shown;
  const aligned = useAlignment(viewed);
  const notes = useMemo(() => notesByLine(shown.notes), [shown]);
  const starts = useMemo(() => lineStarts(shown.text), [shown]);
  const selected = useMemo(
    () => (pointer === '' ? NO_DRESSING.selected : placesOf(shown.places, pointer)),
    [shown, pointer],
  );
  const asked = useApp((s) => s.reveal);
  const reveal = useMemo(() => {
    if (stop !== null) return { offset: starts[stop - 1] ?? 0, takeFocus: false, asked: step };
    // Before scrolls first and takes this side along; only what it does not have is looked for here.
    if (
      asked === null ||
      asked.pointer === '' ||
      placeOf(view.before.places, asked.pointer)?.pointer === asked.pointer
    )
      return null;
    const place = placeOf(shown.places, asked.pointer);
    return place === null ? null : { offset: place.offset, takeFocus: false, asked };
  }, [step, stop, starts, asked, shown, view]);
  const code = {
    label: 'Rewritten schema',
    text: shown.text,
    textKey: `${opened}/${view.toolIndex}/${view.side}`,
    sign: '+',
    gaps: small ? NO_DRESSING.gaps : aligned.after.gaps,
    folds: aligned.folds.after,
    changed: aligned.after.changed,
    notes,
    marks: NO_DRESSING.marks,
    selected,
  } as const;
  if (small) return <CodeLines {...code} reveal={reveal} onUnfold={store.getState().foldOpened} />;
  return (
    <Suspense fallback={<CodeLines {...code} />}>
      <CodeEditor
        {...code}
        readOnly
        linked
        onUnfold={store.getState().foldOpened}
        reveal={reveal}
        onCaret={(offset) => {
          const found = pointerAt(shown.text, shown.places, offset);
          if (found !== null) store.getState().caretMoved(found, null);
          onLine(shown.text.slice(0, offset).split('\n').length);
        }}
      />
    </Suspense>
  );
}
