import type { Document } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { isObject } from '../../json/values.ts';
import type { Step } from './walk.ts';
import { stepsTo, walk } from './walk.ts';

/** What makes a property typed; a reference counts, whatever it leads to. */
const TELLING: ReadonlySet<number> = new Set(
  (['type', 'enum', 'const', 'anyOf', 'oneOf', 'allOf', '$ref', 'not'] as const).map(
    (word) => K[word],
  ),
);

export interface Untyped {
  readonly node: number;
  /** `path.to.property`; lists, choices and containers leave no trace in it. */
  readonly path: string;
}

/** Properties of one schema that do not say what they are, in reading order. */
export function findUntyped(doc: Document, root: number): Untyped[] {
  const found: Untyped[] = [];
  for (const { node, step } of walk(doc, root)) {
    if (step?.keyword !== K.properties || !isObject(doc, node) || tells(doc, node)) continue;
    found.push({ node, path: pathOf(step) });
  }
  return found;
}

function tells(doc: Document, node: number): boolean {
  const end = doc.after[node] as number;
  for (let member = node + 1; member < end; member = doc.after[member] as number)
    if (TELLING.has(doc.key[member] as number)) return true;
  return false;
}

const pathOf = (step: Step): string =>
  stepsTo(step)
    .filter(({ keyword }) => keyword === K.properties)
    .map(({ name }) => name)
    .join('.');
