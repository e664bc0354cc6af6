import { dialectByUri } from '../dialects/index.ts';
import { Kind } from '../json/document.ts';
import { renameMember } from '../json/edit.ts';
import { K } from '../json/keywords.ts';
import { escapeToken, pointerTo } from '../json/pointer.ts';
import type { Facts, NodeFix, SchemaFacts } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { carryPointers } from './edits/carry-pointers.ts';

export default defineRule({
  code: 'dialect/container-of-other',
  severity: 'info',
  summary: 'Definitions are kept under the word of another dialect.',
  why: 'Pointers into it resolve all the same. But many readers look only where the dialect in force keeps definitions, and then say that a reference is not found. Rename the container together with its pointers.',
  source: [
    'JSON Schema 2020-12 core, section 8.2.4',
    'JSON Schema Draft 7 validation, section 9',
    'zod fromJSONSchema',
  ],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"#/definitions/A"}},"definitions":{"A":{"items":{"$ref":"#/definitions/A/title"},"title":"x"}}}',
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}',
    ],
    good: [
      '{"type":"object","properties":{"definitions":{"type":"string"}},"$defs":{"A":{}}}',
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","definitions":{"A":{}}}',
    ],
  },
  root: (at) => {
    const { facts, schema, report } = at;
    const { doc, graph } = facts;
    const { dialect } = schema;
    if (doc.kind[schema.node] !== Kind.object) return;
    const other = dialect.container === '$defs' ? 'definitions' : '$defs';
    const found = graph.children.member(schema.node, K[other]);
    if (found < 0 || doc.kind[found] !== Kind.object) return;
    if (graph.children.member(schema.node, K[dialect.container]) >= 0) return;
    const stamped = schema.stamp !== undefined && dialectByUri(schema.stamp) === dialect;
    report({
      node: found,
      severity: stamped ? 'warning' : 'info',
      message: `${dialect.title}${stamped ? '' : ', which counts without a stamp,'} keeps definitions in "${dialect.container}", not in "${other}"; pointers resolve, but readers that know only "${dialect.container}" find nothing.`,
      fixes: () => renamed(facts, schema, found),
    });
  },
});

function renamed(
  { doc, graph }: Facts,
  schema: SchemaFacts,
  container: number,
): readonly NodeFix[] {
  const to = schema.dialect.container;
  const pointers = carryPointers(
    graph,
    schema.index,
    container,
    doc.after[container] as number,
    (target) =>
      target === container ? `/${escapeToken(to)}` : `/${to}${pointerTo(doc, target, container)}`,
  );
  if (pointers === undefined) return [];
  return [
    {
      title: `Rename it to "${to}", with its pointers`,
      edits: [renameMember(doc, container, to), ...pointers],
    },
  ];
}
