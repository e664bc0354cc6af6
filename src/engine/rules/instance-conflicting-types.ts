import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { isObject } from '../json/values.ts';
import { isDead } from '../refs/walk.ts';
import type { Facts } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { resolvedAt } from './references/resolved-at.ts';
import { typesOf, typeWords } from './values/types-at.ts';

/** Branches that are looked at. */
const MOST = 32;

/** Schemas that judge the same value as `schema` does: its branches of "allOf" and the targets of references. */
function* conjoined(facts: Facts, schema: number): Generator<number> {
  const { doc, graph } = facts;
  const aliases = function* (from: number): Generator<number> {
    let at = from;
    for (let step = 0; step < 8 && at >= 0 && isObject(doc, at); step++) {
      yield at;
      at = resolvedAt(facts, at);
    }
  };
  yield* aliases(schema);
  const all = graph.children.member(schema, K.allOf);
  if (all < 0 || doc.kind[all] !== Kind.array) return;
  for (const branch of items(doc, all)) yield* aliases(branch);
}

function* items(doc: Document, list: number): Generator<number> {
  const end = doc.after[list] as number;
  let left = MOST;
  for (let item = list + 1; item < end && left-- > 0; item = doc.after[item] as number) yield item;
}

const accepts = (types: readonly string[], type: string): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

/** Types that both accept; where one says number and the other integer, integer is left. */
const both = (a: readonly string[], b: readonly string[]): readonly string[] => [
  ...new Set([...a.filter((type) => accepts(b, type)), ...b.filter((type) => accepts(a, type))]),
];

export default defineRule({
  code: 'instance/conflicting-types',
  severity: 'error',
  summary: 'Rules that count together ask for types that exclude each other.',
  why: 'Every branch of "allOf" and what a reference leads to count together with what stands beside them. No value is of two types at once, so nothing can be valid and every call fails.',
  source: ['JSON Schema 2020-12 core, sections 8.2.3.1 and 10.2.1.1'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"allOf":[{"type":"string"},{"type":"integer"}]}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A","type":"object"}},"$defs":{"A":{"type":["string","null"]}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"allOf":[{"type":"number"},{"type":"integer"}]}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A","type":"null"}},"$defs":{"A":{"type":["string","null"]}}}',
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"a":{"$ref":"#/definitions/A","type":"object"}},"definitions":{"A":{"type":"string"}}}',
    ],
  },
  onSchema: ({ facts, schema, report }, node) => {
    const { doc, graph } = facts;
    if (!isObject(doc, node)) return;
    const { children } = graph;
    const hasReference = children.member(node, K.$ref) >= 0;
    if (!hasReference && children.member(node, K.allOf) < 0) return;
    if (isDead(graph.role, node)) return;
    // What stands beside a reference that ignores it does not count.
    if (hasReference && !schema.dialect.siblingsCount) return;
    let left: readonly string[] | undefined;
    for (const one of conjoined(facts, node)) {
      const types = typesOf(facts, one);
      if (types === undefined) continue;
      const next: readonly string[] = left === undefined ? types : both(left, types);
      if (next.length === 0 && left !== undefined && left.length > 0) {
        report({
          node,
          message: `What counts together here asks for ${typeWords(left)} and for ${typeWords(types)}, so nothing can be valid.`,
          related: one === node ? [] : [{ node: one, message: `asks for ${typeWords(types)}` }],
        });
        return;
      }
      left = next;
    }
  },
});
