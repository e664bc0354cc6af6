import type { KeyboardEvent, MouseEvent } from 'react';
import { useId, useMemo, useRef, useState } from 'react';
import { countOf, formatCount, formatGrowthOf } from '../../ui/format.ts';
import { useElementSize } from '../../ui/use-element-size.ts';
import type { ToolRow } from '../props.ts';
import { growthBars } from './growth-bars.ts';
import { axisWidth } from './growth-frame.ts';
import { GrowthPlot } from './growth-plot.tsx';

/** Pixels from one bar to the next, at least and at most. */
const leastStep = 5;
const mostStep = 32;

/** One bar per tool. A picture, with one slider over it that chooses the tool by pointer or arrow keys. */
export function GrowthChart({
  tools,
  selected,
  onSelect,
}: {
  readonly tools: readonly ToolRow[];
  readonly selected: number | null;
  readonly onSelect: (index: number) => void;
}) {
  const id = useId();
  const plot = useRef<HTMLDivElement>(null);
  const { width, height } = useElementSize(plot);
  const [hovered, setHovered] = useState<number | null>(null);
  const room = Math.max(Math.floor((width - axisWidth - 8) / leastStep), 1);
  const bars = useMemo(() => growthBars(tools, selected, room), [tools, selected, room]);
  const step = Math.min((width - axisWidth - 8) / Math.max(bars.length, 1), mostStep);
  const at = bars.findIndex((bar) => bar.tool.index === selected);
  const shown = bars[hovered ?? at];
  const barUnder = (event: MouseEvent<HTMLElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - axisWidth;
    const place = Math.floor(x / step);
    return place >= 0 && place < bars.length ? place : null;
  };
  const choose = (place: number) => {
    const bar = bars[place];
    if (bar !== undefined) onSelect(bar.tool.index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = sliderStep(event.key, at, bars.length);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(to);
  };
  return (
    <div className="chart">
      <div className="plot" ref={plot}>
        {width > 0 && height > 0 ? (
          <GrowthPlot
            id={id}
            bars={bars}
            selected={at}
            hovered={hovered}
            step={step}
            width={width}
            height={height}
          />
        ) : null}
        {bars.length === 0 ? null : (
          <div
            className="chooser"
            role="slider"
            aria-label="Growth per tool"
            aria-valuemin={1}
            aria-valuemax={bars.length}
            aria-valuenow={Math.max(at, 0) + 1}
            aria-valuetext={at < 0 ? 'no tool chosen' : sayBar(bars[at]?.tool)}
            tabIndex={0}
            onKeyDown={onKeyDown}
            onMouseMove={(event) => setHovered(barUnder(event))}
            onMouseLeave={() => setHovered(null)}
            onClick={(event) => {
              const place = barUnder(event);
              if (place !== null) choose(place);
            }}
          />
        )}
      </div>
      <p className="caption num">
        {shown === undefined ? null : <Caption tool={shown.tool} />}
        {bars.length < tools.length ? (
          <span className="muted">
            {' '}
            {countOf(bars.length, 'bar')} of {formatCount(tools.length)}
          </span>
        ) : null}
      </p>
    </div>
  );
}

function Caption({ tool }: { readonly tool: ToolRow }) {
  return (
    <>
      <span className="cut" style={{ display: 'block' }}>
        {tool.name} {formatGrowthOf(tool.before, tool.after)}
      </span>
      <span className="muted">
        {formatCount(tool.before)} → {formatCount(tool.after)} B
      </span>
    </>
  );
}

function sayBar(tool: ToolRow | undefined): string {
  return tool === undefined ? '' : `${tool.name} ${formatGrowthOf(tool.before, tool.after)}`;
}

function sliderStep(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(at + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(at - 1, 0);
  return undefined;
}
