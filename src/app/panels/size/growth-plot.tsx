import { useMemo } from 'react';
import { countOf, formatGrowthOf } from '../../ui/format.ts';
import type { GrowthBar } from './growth-bars.ts';
import { axisWidth } from './growth-frame.ts';
import { logScale } from './log-scale.ts';

/** The drawing alone: scale, bars, and the name of the one that grows most. */
export function GrowthPlot({
  id,
  bars,
  selected,
  hovered,
  step,
  width,
  height,
}: {
  readonly id: string;
  readonly bars: readonly GrowthBar[];
  /** Places among the bars; -1 and null for none. */
  readonly selected: number;
  readonly hovered: number | null;
  /** Pixels from one bar to the next. */
  readonly step: number;
  readonly width: number;
  readonly height: number;
}) {
  const scale = useMemo(
    () =>
      logScale(
        bars.map((bar) => bar.log),
        height,
        14,
      ),
    [bars, height],
  );
  const base = scale.y(0);
  const thickness = Math.max(step * 0.72, 2);
  return (
    <svg width={width} height={height} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
      <title id={`${id}-title`}>Growth per tool, log scale</title>
      <desc id={`${id}-desc`}>{describeBars(bars)}</desc>
      {scale.ticks.map((tick) => (
        <g key={tick.log}>
          <path
            className={tick.log === 0 ? 'base' : 'grid'}
            d={`M${axisWidth - 4} ${Math.round(scale.y(tick.log)) + 0.5}H${width}`}
          />
          <text x={axisWidth - 9} y={Math.round(scale.y(tick.log)) + 4} textAnchor="end">
            {tick.label}
          </text>
        </g>
      ))}
      <g className="bars">
        {bars.map((bar, place) => {
          const end = scale.y(bar.log);
          // What keeps its size is still there: two pixels on the line.
          const tall = Math.max(Math.abs(end - base), 2);
          return (
            <rect
              key={bar.tool.index}
              className={place === selected ? 'on' : place === hovered ? 'hover' : ''}
              x={axisWidth + place * step + (step - thickness) / 2}
              y={bar.log < 0 && end > base + 2 ? base + 1 : base - tall}
              width={thickness}
              height={tall}
            />
          );
        })}
      </g>
      {/* A label needs a bar that stands out; else the caption says it. */}
      {scale.y(bars[1]?.log ?? 0) - scale.y(bars[0]?.log ?? 0) < 12 ? null : (
        <Largest
          bar={bars[0]}
          x={axisWidth + step + 2}
          y={scale.y(bars[0]?.log ?? 0)}
          room={width - axisWidth - step}
        />
      )}
    </svg>
  );
}

function Largest({
  bar,
  x,
  y,
  room,
}: {
  readonly bar: GrowthBar | undefined;
  readonly x: number;
  readonly y: number;
  readonly room: number;
}) {
  if (bar === undefined || bar.log < 0.02) return null;
  const growth = formatGrowthOf(bar.tool.before, bar.tool.after);
  const text = `${bar.tool.name} ${growth}`;
  return (
    <text className="t-on halo" x={x} y={Math.max(y + 5, 12)}>
      {text.length * 6 > room ? growth : text}
    </text>
  );
}

function describeBars(bars: readonly GrowthBar[]): string {
  const first = bars[0]?.tool;
  const last = bars.at(-1)?.tool;
  if (first === undefined || last === undefined) return 'No tool has a size.';
  return (
    `${countOf(bars.length, 'tool')}, from ${first.name} ${formatGrowthOf(first.before, first.after)} ` +
    `to ${last.name} ${formatGrowthOf(last.before, last.after)}. The list of tools has every number.`
  );
}
