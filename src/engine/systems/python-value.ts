import type { Document } from '../json/document.ts';
import { Numeral } from '../json/graph.ts';
import type { Builder } from '../json/value.ts';
import { valueAt } from '../json/value.ts';

/** A Python dict: members keep the order in which they were first set, whatever they are called. */
export type Dict = ReadonlyMap<string, unknown>;

export const isDict = (value: unknown): value is Dict => value instanceof Map;

export const dictOf = (members: Iterable<readonly [string, unknown]>): Dict => new Map(members);

/** The dict with others laid over it: `{**dict, **over}`. */
export const laidOver = (dict: Dict, over: Dict): Dict => new Map([...dict, ...over]);

export const withoutKeys = (dict: Dict, ...names: readonly string[]): Dict =>
  new Map([...dict].filter(([name]) => !names.includes(name)));

const python: Builder = {
  object: () => new Map(),
  put: (dict, name, value) => {
    (dict as Map<string, unknown>).set(name, value);
  },
  number: numberOf,
};

/** What Python's `json.loads` gives: integers of any length, floats as doubles. */
export const pythonValueAt = (doc: Document, node: number): unknown => valueAt(doc, node, python);

function numberOf(text: string): unknown {
  const value = Number(text);
  if (/[.eE]/.test(text)) {
    // A float with a whole value keeps its point.
    return Number.isInteger(value) && Math.abs(value) < 1e16 ? new Numeral(`${value}.0`) : value;
  }
  return Number.isSafeInteger(value) ? value + 0 : new Numeral(text);
}
