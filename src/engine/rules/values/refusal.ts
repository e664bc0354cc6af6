import type { Document } from '../../json/document.ts';
import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { isObject } from '../../json/values.ts';
import type { Facts } from '../define-rule.ts';
import { resolvedAt } from '../references/resolved-at.ts';
import { refusedHere } from './refused-here.ts';

/** Schemas that one value is held against; what is left then is not looked at. */
const MOST_SCHEMAS = 48;

/**
 * Why a value is surely refused by a schema, judged by simple keywords, through references and `allOf`, and
 * by the branches of `anyOf` and `oneOf` one level deep. Undefined: it may be accepted.
 *
 * @shape at most 48 schema objects; no pattern is run.
 */
export function refusal(facts: Facts, schema: number, value: number): string | undefined {
  const { doc, graph } = facts;
  const open = [schema];
  const seen = new Set<number>();
  for (let at = open.pop(); at !== undefined && seen.size < MOST_SCHEMAS; at = open.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const here = refusedHere(facts, at, value);
    if (here !== undefined) return here;
    if (!isObject(doc, at)) continue;
    const target = resolvedAt(facts, at);
    if (target >= 0) open.push(target);
    const all = graph.children.member(at, K.allOf);
    if (all >= 0 && doc.kind[all] === Kind.array)
      for (const branch of itemsOf(doc, all)) open.push(branch);
    for (const name of [K.anyOf, K.oneOf]) {
      const branches = graph.children.member(at, name);
      if (branches < 0 || doc.kind[branches] !== Kind.array || doc.after[branches] === branches + 1)
        continue;
      if (itemsOf(doc, branches).every((branch) => refusedByBranch(facts, branch, value))) {
        return `is accepted by no branch of "${name === K.anyOf ? 'anyOf' : 'oneOf'}"`;
      }
    }
  }
  return undefined;
}

function itemsOf(doc: Document, list: number): readonly number[] {
  const items: number[] = [];
  const end = doc.after[list] as number;
  for (
    let item = list + 1;
    item < end && items.length < MOST_SCHEMAS;
    item = doc.after[item] as number
  )
    items.push(item);
  // A list that is cut may hold a branch that accepts.
  return items.length === MOST_SCHEMAS ? [list] : items;
}

function refusedByBranch(facts: Facts, branch: number, value: number): boolean {
  let at = branch;
  for (let step = 0; step < 8 && at >= 0; step++) {
    if (refusedHere(facts, at, value) !== undefined) return true;
    if (!isObject(facts.doc, at)) return false;
    at = resolvedAt(facts, at);
  }
  return false;
}
