import { emit } from '../inline/emit.ts';
import type { Forecast } from '../inline/forecast.ts';
import type { RootPlan } from '../inline/plan.ts';
import type { Sink } from '../inline/sink.ts';
import { markTouched } from '../inline/touched.ts';

/** A run of output: copied from the source at `source`, or new (-1). */
export interface Segment {
  readonly start: number;
  readonly source: number;
  readonly unit: number;
  readonly inPlace: boolean;
}

export interface Traced {
  /** Minified. */
  readonly text: string;
  readonly segments: readonly Segment[];
  /** Some schemas are shown as a marker, since the whole would be too large. */
  readonly folded: boolean;
}

/** Says what stands where a schema is folded away. */
export type Fold = (state: number) => string;

/** A state up to this many bytes is shown even in a folded view. */
const SMALL = 2048;

class TraceSink implements Sink {
  readonly segments: Segment[] = [];
  readonly parts: string[] = [];
  folded = false;
  private at = 0;
  private depth = 0;
  private readonly source: string;
  private readonly sizes: Forecast['sizes'];
  private readonly limit: number;
  private readonly fold: Fold;

  constructor(source: string, sizes: Forecast['sizes'], limit: number, fold: Fold) {
    this.source = source;
    this.sizes = sizes;
    this.limit = limit;
    this.fold = fold;
  }

  raw(from: number, to: number, unit: number, inPlace: boolean): void {
    this.segments.push({ start: this.at, source: from, unit, inPlace });
    this.put(this.source.slice(from, to));
  }

  made(text: string): void {
    this.segments.push({ start: this.at, source: -1, unit: -1, inPlace: false });
    this.put(text);
  }

  state(state: number): boolean {
    const size = Number(this.sizes[state]);
    if (
      this.depth > 0 &&
      (this.at + size > this.limit ||
        (this.limit < Number(this.sizes[0]) && this.depth > 1 && size > SMALL))
    ) {
      this.folded = true;
      this.made(`{"…":${JSON.stringify(this.fold(state))}}`);
      return true;
    }
    this.depth++;
    return false;
  }

  endState(): void {
    this.depth--;
  }

  private put(text: string): void {
    this.parts.push(text);
    this.at += text.length;
  }
}

/** Write a plan's output, remembering where each run of it comes from; at most about `limit` bytes. */
export function trace(plan: RootPlan, forecast: Forecast, limit: number, fold: Fold): Traced {
  const { doc } = plan.graph;
  const touched = new Uint8Array(doc.count);
  markTouched(plan, touched);
  const sink = new TraceSink(doc.text, forecast.sizes, limit, fold);
  emit(plan, forecast, touched, sink);
  return { text: sink.parts.join(''), segments: sink.segments, folded: sink.folded };
}
