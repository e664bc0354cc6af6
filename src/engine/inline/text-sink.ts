import type { Document } from '../json/document.ts';
import { emit } from './emit.ts';
import type { Forecast } from './forecast.ts';
import type { RootPlan } from './plan.ts';
import type { Sink } from './sink.ts';
import { markTouched } from './touched.ts';

/** Collects the output as one text; each state is written once and then reused. */
class TextSink implements Sink {
  private readonly text: string;
  private readonly known: (string | undefined)[] = [];
  private readonly around: string[] = [];
  private out = '';

  constructor(doc: Document) {
    this.text = doc.text;
  }

  raw(from: number, to: number): void {
    this.out += this.text.slice(from, to);
  }

  made(text: string): void {
    this.out += text;
  }

  state(state: number): boolean {
    const known = this.known[state];
    if (known !== undefined) {
      this.out += known;
      return true;
    }
    this.around.push(this.out);
    this.out = '';
    return false;
  }

  endState(state: number): void {
    this.known[state] = this.out;
    this.out = (this.around.pop() as string) + this.out;
  }

  result(): string {
    return this.out;
  }
}

/** The minified text of one rewritten schema. The caller has seen that the forecast fits its budget. */
export function textOf(plan: RootPlan, forecast: Forecast, touched: Uint8Array): string {
  const { doc } = plan.graph;
  if (plan.verbatim && !doc.shadowedBytes.has(plan.root.node))
    return doc.text.slice(doc.start[plan.root.node], doc.end[plan.root.node]);
  markTouched(plan, touched);
  const sink = new TextSink(doc);
  emit(plan, forecast, touched, sink);
  return sink.result();
}
