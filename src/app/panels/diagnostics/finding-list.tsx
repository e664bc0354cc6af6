import type { KeyboardEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { stepKey } from '../../ui/step-key.ts';
import { useCoarse } from '../../ui/use-coarse.ts';
import { useVirtualRows } from '../../ui/virtual-list.tsx';
import type { DiagnosticsProps } from '../props.ts';
import { FindingItem } from './finding-item.tsx';

/** The findings as a list with one tab stop: arrows move between findings, Enter opens, Escape closes. */
export function FindingList(
  props: DiagnosticsProps & { readonly onExplain: (code: string) => void },
) {
  const { findings, selected, onSelect } = props;
  const scroller = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState(-1);
  const wantsFocus = useRef(false);
  const opened = findings.findIndex((finding) => finding.id === selected);
  const stop = Math.min(focused >= 0 ? focused : Math.max(opened, 0), findings.length - 1);
  const coarse = useCoarse();
  const keyOf = useCallback((index: number) => findings[index]?.id ?? -1, [findings]);
  const { rows, height, measure } = useVirtualRows({
    count: findings.length,
    scroller,
    rowHeight: coarse ? 128 : 44,
    keyOf,
    keep: focused >= 0 ? stop : opened,
  });
  useEffect(() => {
    if (!wantsFocus.current) return;
    const target = scroller.current?.querySelector<HTMLElement>(
      `[data-index="${stop}"] .find-head`,
    );
    if (target) {
      wantsFocus.current = false;
      target.focus({ preventScroll: true });
    }
  });
  // Selected from elsewhere (F8, the text) while the focus is in the list: that one is the stop now.
  useEffect(() => {
    if (opened >= 0) setFocused((old) => (old >= 0 ? opened : old));
  }, [opened]);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const onHead = event.target instanceof Element && event.target.matches('.find-head');
    if (event.key === 'Escape' && selected !== null) {
      event.preventDefault();
      wantsFocus.current = true;
      onSelect(null);
      return;
    }
    if (!onHead || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = stepKey(event.key, stop, findings.length);
    if (to === undefined) return;
    event.preventDefault();
    wantsFocus.current = true;
    setFocused(to);
  };
  return (
    <ul
      ref={scroller}
      className="body scrolls findings"
      aria-label="Findings"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(-1);
      }}
    >
      {rows.map(({ index, top }) => {
        const finding = findings[index];
        return finding === undefined ? null : (
          <FindingItem
            key={finding.id}
            {...props}
            finding={finding}
            index={index}
            top={top}
            measure={measure}
            open={finding.id === selected}
            tabbable={index === stop}
            onFocus={() => setFocused(index)}
          />
        );
      })}
      <li className="rows-end" aria-hidden="true" style={{ height }} />
    </ul>
  );
}
