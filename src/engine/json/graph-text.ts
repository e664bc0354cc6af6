import type { Parts } from './graph.ts';
import { isComposite, partsOf, scalarText } from './graph.ts';
import { quote } from './strings.ts';

/** What is written in place of a part, given how much was written before it; undefined: the part. */
export type Fold = (part: object, written: number) => string | undefined;

interface Frame extends Parts {
  readonly value: object;
  next: number;
  text: string;
  /** Characters written before this one. */
  readonly before: number;
}

/**
 * The minified text of a graph without loops, as `JSON.stringify` writes it. Each object is written once
 * and then reused, unless parts may be folded away: then it depends on where they stand.
 *
 * @shape O(objects and their members + text), without recursion.
 */
export function graphText(root: unknown, fold?: Fold): string {
  if (!isComposite(root)) return scalarText(root) ?? 'null';
  const known = new Map<object, string>();
  const stack: Frame[] = [];
  const enter = (value: object, before: number): void => {
    stack.push({ ...partsOf(value), value, next: 0, text: '', before });
  };
  enter(root, 0);
  for (;;) {
    const frame = stack.at(-1) as Frame;
    const at = frame.next++;
    if (at === frame.values.length) {
      const text = frame.names === undefined ? `[${frame.text}]` : `{${frame.text}}`;
      if (fold === undefined) known.set(frame.value, text);
      stack.pop();
      const around = stack.at(-1);
      if (around === undefined) return text;
      around.text += text;
      continue;
    }
    const part = frame.values[at];
    const name = frame.names?.[at];
    frame.text += `${at === 0 ? '' : ','}${name === undefined ? '' : `${quote(name)}:`}`;
    if (!isComposite(part)) frame.text += scalarText(part) ?? 'null';
    else {
      const written = frame.before + frame.text.length;
      const instead = known.get(part) ?? fold?.(part, written);
      if (instead === undefined) enter(part, written);
      else frame.text += instead;
    }
  }
}
