import { quotedList } from '../base/quoted.ts';
import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { isObject } from '../json/values.ts';
import { isDead } from '../refs/walk.ts';
import type { Facts } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { forbiddenBy, namesIn } from './references/closed-target.ts';
import { resolvedAt } from './references/resolved-at.ts';

/** Branches that are held against each other. */
const MOST = 12;

function branchesOf(facts: Facts, list: number): readonly number[] {
  const { doc }: { doc: Document } = facts;
  const branches: number[] = [];
  const end = doc.after[list] as number;
  for (
    let item = list + 1;
    item < end && branches.length < MOST;
    item = doc.after[item] as number
  ) {
    const target = isObject(doc, item) ? resolvedAt(facts, item) : -1;
    const branch = target >= 0 ? target : item;
    if (isObject(doc, branch)) branches.push(branch);
  }
  return branches;
}

export default defineRule({
  code: 'siblings/closed-branch',
  severity: 'warning',
  summary: 'One branch of "allOf" forbids the properties of another.',
  why: '"additionalProperties": false looks only at the properties of its own object, not at the other branches, so what they declare can never be present. Leave the branches open and close the whole with "unevaluatedProperties".',
  source: ['JSON Schema 2020-12 core, sections 10.3.2.3 and 11.3'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"allOf":[{"$ref":"#/$defs/A"},{"properties":{"x":{"type":"string"}}}]}},"$defs":{"A":{"type":"object","properties":{"id":{"type":"string"}},"additionalProperties":false}}}',
      '{"type":"object","properties":{"a":{"properties":{"x":{"type":"string"}},"additionalProperties":false,"allOf":[{"required":["y"],"properties":{"y":{"type":"string"}}}]}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"allOf":[{"properties":{"y":{"type":"string"}}},{"properties":{"x":{"type":"string"}}}],"unevaluatedProperties":false}}}',
      '{"type":"object","properties":{"a":{"properties":{"x":{"type":"string"}},"additionalProperties":false,"allOf":[{"required":["x"]}]}}}',
    ],
  },
  on: {
    allOf: ({ facts, report }, member, holder) => {
      const { doc, graph } = facts;
      if (doc.kind[member] !== Kind.array || isDead(graph.role, holder)) return;
      const all = [holder, ...branchesOf(facts, member)];
      for (const closed of all) {
        if (graph.children.member(closed, K.additionalProperties) < 0) continue;
        const others = all
          .filter((one) => one !== closed)
          .flatMap((one) => [...namesIn(graph, one)]);
        const forbidden = forbiddenBy(graph, closed, others);
        if (forbidden === undefined) continue;
        report({
          node: member,
          message: `One of the schemas that count together here forbids additional properties, so ${quotedList(forbidden.names)} of another can never be present.`,
          related: [{ node: forbidden.node, message: 'forbids them' }],
        });
        return;
      }
    },
  },
});
