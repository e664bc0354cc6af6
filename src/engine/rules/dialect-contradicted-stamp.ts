import { quotedList } from '../base/quoted.ts';
import { dialectByUri } from '../dialects/index.ts';
import { reconciled } from '../inline/reconcile.ts';
import { replaceValue } from '../json/edit.ts';
import { K } from '../json/keywords.ts';
import { usedDialect } from '../refs/used-dialect.ts';
import type { Facts, NodeFix, SchemaFacts } from './define-rule.ts';
import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'dialect/contradicted-stamp',
  severity: 'warning',
  summary: 'A schema is stamped with one dialect and uses words of another.',
  why: 'Something stamped the schema without looking at it. By the specification the stamp counts: words that it does not know do nothing, and many readers look for definitions only where the stamped dialect keeps them. Change the stamp or the words.',
  source: ['MCP 2025-11-25, basic, JSON Schema usage', 'JSON Schema 2020-12 core, section 8.2.4'],
  examples: {
    bad: [
      '{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","definitions":{"A":{}}}',
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","$defs":{"A":{}}}',
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"array","prefixItems":[{"type":"string"}]}',
    ],
    good: [
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","definitions":{"A":{}}}',
      '{"type":"object","definitions":{"A":{}}}',
    ],
  },
  root: (at) => {
    const { facts, schema, report } = at;
    const { dialect, stamp, stampNode, used, evidence } = schema;
    if (stamp === undefined || used === undefined || dialectByUri(stamp) !== dialect) return;
    const { doc } = facts;
    const words = [...new Set(evidence.map((member) => doc.names.name(doc.key[member] as number)))];
    report({
      node: stampNode,
      message: `Stamped ${dialect.title}, but ${quotedList(words)} as used here belong${words.length === 1 ? 's' : ''} to ${used.title}.`,
      related: evidence
        .map((node) => ({ node, message: `means something in ${used.title} only` }))
        .slice(0, 20),
      fixes: () => [...moved(facts, schema), ...restamped(facts, schema)],
    });
  },
});

/** Where only the container contradicts the stamp, the definitions can go where the stamp keeps them. */
function moved(
  { doc, graph }: Facts,
  { dialect, evidence, index }: SchemaFacts,
): readonly NodeFix[] {
  if (evidence.some((member) => doc.key[member] !== K.$defs && doc.key[member] !== K.definitions))
    return [];
  const edits = reconciled(graph, index);
  return edits.length === 0
    ? []
    : [{ title: `Move the definitions to ${dialect.container}`, edits }];
}

/** Only where every word fits the other dialect, and no neighbour of a reference would change its meaning. */
function restamped({ doc, graph }: Facts, schema: SchemaFacts): readonly NodeFix[] {
  const { used, fits } = usedDialect(doc, graph.role, schema.node, schema.dialect);
  if (used === undefined || !fits) return [];
  if (used.siblingsCount !== schema.dialect.siblingsCount) {
    const { firstRef, lastRef } = graph.roots[schema.index] ?? { firstRef: 0, lastRef: 0 };
    for (let row = firstRef; row < lastRef; row++) {
      const holder = graph.refs.holder[row] as number;
      if (doc.after[holder + 1] !== doc.after[holder]) return [];
    }
  }
  return [
    {
      title: `Stamp it ${used.title}`,
      edits: [replaceValue(doc, schema.stampNode, JSON.stringify(used.uri))],
    },
  ];
}
