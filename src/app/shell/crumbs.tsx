import { Fragment, useMemo } from 'react';
import { pointerOfFragment, stepsOf } from '../state/places.ts';
import { useApp } from '../state/use-app.ts';
import { Icon } from '../ui/icon.tsx';

/** Steps shown from the end of a long path. */
const MOST_STEPS = 6;

/** The shared selection as a path: tool, side, steps, and where a reference leads. */
export function Crumbs() {
  const focus = useApp((s) => s.focus);
  const tool = useApp((s) =>
    focus.toolIndex === null ? undefined : s.shown?.report.tools[focus.toolIndex]?.name,
  );
  const rows = useApp((s) => s.viewed?.view.sizes.rows);
  const target = useMemo(() => {
    const site = focus.pointer.replace(/\/\$(ref|dynamicRef|recursiveRef)$/, '');
    if (site === '') return undefined;
    return rows?.find((row) =>
      row.usedAt.some(
        (used) =>
          pointerOfFragment(used).replace(/\/\$(ref|dynamicRef|recursiveRef)$/, '') === site,
      ),
    )?.name;
  }, [rows, focus.pointer]);
  if (tool === undefined) return <span className="crumbs" />;
  const steps = stepsOf(focus.pointer);
  const shown = steps.length > MOST_STEPS ? ['…', ...steps.slice(-MOST_STEPS)] : steps;
  const parts = [tool, focus.side, ...shown];
  return (
    <nav className="crumbs" aria-label="Selection" title={`${tool} ${focus.side} ${focus.pointer}`}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path may name one step twice
        <Fragment key={index}>
          {index === 0 ? null : <Icon name="right" />}
          <b className="cut">{part}</b>
        </Fragment>
      ))}
      {target === undefined ? null : (
        <>
          to <b>{target}</b>
        </>
      )}
    </nav>
  );
}
