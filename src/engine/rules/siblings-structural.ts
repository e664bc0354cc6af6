import { quotedList } from '../base/quoted.ts';
import { K } from '../json/keywords.ts';
import { isObject, textAt } from '../json/values.ts';
import type { RefGraph } from '../refs/types.ts';
import { defineRule } from './define-rule.ts';
import { wrapReference } from './edits/wrap-reference.ts';
import { closedBeside } from './references/closed-target.ts';
import type { Neighbours } from './references/neighbours.ts';
import { isAssertion, referencesWithNeighbours } from './references/neighbours.ts';

/** Words that read each other inside one object: laying the objects over each other lets them meet. */
const families: readonly (readonly number[])[] = [
  [K.properties, K.patternProperties, K.additionalProperties, K.unevaluatedProperties],
  [K.items, K.prefixItems, K.additionalItems, K.contains, K.unevaluatedItems],
  [K.contains, K.minContains, K.maxContains],
  [K.if, K.then, K.else],
];

/** Keywords beside a reference that stand in the target as well, or that would read something of it. */
function meeting({ doc, children }: RefGraph, { target, asserting }: Neighbours): number[] {
  const has = (name: number): boolean => children.member(target, name) >= 0;
  return asserting.filter((member) => {
    const name = doc.key[member] as number;
    const same = children.member(target, name);
    if (same >= 0) return textAt(doc, same) !== textAt(doc, member);
    return (
      isAssertion(name) && families.some((family) => family.includes(name) && family.some(has))
    );
  });
}

export default defineRule({
  code: 'siblings/structural',
  severity: 'warning',
  summary: 'Keywords beside a reference meet keywords of its target.',
  why: 'Both sides count, one in addition to the other. A tool that inlines by laying one object over the other loses the rules of one side. Written as "allOf" with the reference in it, the schema says the same and survives.',
  source: [
    'JSON Schema 2020-12 core, section 8.2.3.1',
    'modelcontextprotocol/typescript-sdk pull request 1563',
  ],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A","required":["x"]}},"$defs":{"A":{"type":"object","required":["id"]}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A","properties":{"x":{"type":"string"}}}},"$defs":{"A":{"type":"object","unevaluatedProperties":true}}}',
      '{"type":"object","properties":{"a":{"allOf":[{"minProperties":1}],"$ref":"#/$defs/A"}},"$defs":{"A":{"allOf":[{"maxProperties":9}]}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"allOf":[{"$ref":"#/$defs/A"}],"required":["x"]}},"$defs":{"A":{"type":"object","required":["id"]}}}',
      '{"type":"object","properties":{"a":{"type":"object","$ref":"#/$defs/A","description":"x"}},"$defs":{"A":{"type":"object","description":"y"}}}',
    ],
  },
  rootWithReferences: (at) => {
    const { facts, schema, report } = at;
    if (!schema.dialect.siblingsCount) return;
    const { doc, graph } = facts;
    for (const beside of referencesWithNeighbours(at)) {
      if (beside.target < 0 || !isObject(doc, beside.target)) continue;
      const members = meeting(graph, beside);
      if (members.length === 0 || closedBeside(graph, beside) !== undefined) continue;
      const names = members.map((member) => doc.names.name(doc.key[member] as number));
      report({
        node: beside.holder,
        message: `${quotedList(names)} beside the reference ${names.length === 1 ? 'adds' : 'add'} to what its target says; a tool that lays one over the other loses rules.`,
        related: [{ node: beside.target, message: 'the target' }],
        fixes: () => {
          const edits = wrapReference(graph, beside.member);
          return edits.length === 0 ? [] : [{ title: 'Put the reference into "allOf"', edits }];
        },
      });
    }
  },
});
