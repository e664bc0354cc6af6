import { quoted } from '../base/quoted.ts';
import { K } from '../json/keywords.ts';
import { isObject, isString, stringAt, textAt } from '../json/values.ts';
import type { Facts, Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';

interface Claim {
  readonly schema: number;
  readonly node: number;
}

const known = new WeakMap<Facts, ReadonlyMap<number, Claim>>();

/** Schemas whose identifier another schema of the document had first, and that one. */
function claimedBefore(facts: Facts): ReadonlyMap<number, Claim> {
  const { doc, graph, schemas } = facts;
  const first = new Map<string, Claim>();
  const later = new Map<number, Claim>();
  for (const { index, node, dialect } of schemas) {
    if (!isObject(doc, node)) continue;
    const member = graph.children.member(node, K[dialect.idKeyword]);
    if (member < 0 || !isString(doc, member)) continue;
    const id = stringAt(doc, member);
    if (id === '' || id.startsWith('#')) continue;
    const claim = first.get(id);
    if (claim === undefined) first.set(id, { schema: index, node: member });
    else if (textAt(doc, doc.parent[claim.node] as number) !== textAt(doc, node))
      later.set(index, claim);
  }
  return later;
}

export default defineRule({
  code: 'ref/duplicate-id',
  severity: 'error',
  summary: 'Two schemas claim the same identifier or anchor.',
  why: 'Inside one schema validators refuse that. In two tools it goes unnoticed: both generations of the SDK client keep compiled output schemas by their identifier, so results of the second tool are checked with the schema of the first.',
  source: [
    'JSON Schema 2020-12 core, sections 8.2.1 and 9.1.2',
    'modelcontextprotocol/typescript-sdk 1.32.2 and 2.4.0',
  ],
  examples: {
    bad: [
      '{"type":"object","$defs":{"A":{"$id":"https://example.com/a"},"B":{"$id":"https://example.com/a"}}}',
      '{"type":"object","$defs":{"A":{"$anchor":"a"},"B":{"$anchor":"a"}}}',
      '{"tools":[{"name":"a","inputSchema":{"type":"object"},"outputSchema":{"$id":"urn:out","type":"object"}},{"name":"b","inputSchema":{"type":"object"},"outputSchema":{"$id":"urn:out","type":"object","required":["x"]}}]}',
    ],
    good: [
      '{"type":"object","$defs":{"A":{"$id":"https://example.com/a"},"B":{"$id":"https://example.com/b"}}}',
      '{"tools":[{"name":"a","inputSchema":{"type":"object"},"outputSchema":{"$id":"urn:out","type":"object"}},{"name":"b","inputSchema":{"type":"object"},"outputSchema":{"$id":"urn:out","type":"object"}}]}',
    ],
  },
  root: ({ facts, schema, report }: Visit) => {
    const { claimedTwice = [] } = facts.graph.registries.get(schema.index) ?? {};
    for (const { node } of claimedTwice) {
      if (!isString(facts.doc, node)) continue;
      report({
        node,
        message: `${quoted(stringAt(facts.doc, node))} is already claimed by another schema of this document; validators refuse both.`,
      });
    }
    let before = known.get(facts);
    if (before === undefined) {
      before = claimedBefore(facts);
      known.set(facts, before);
    }
    const claim = before.get(schema.index);
    if (claim === undefined) return;
    const { doc, graph, tools } = facts;
    const node = graph.children.member(schema.node, K[schema.dialect.idKeyword]);
    const other = tools.tools[tools.schemas[claim.schema]?.tool ?? -1]?.name ?? '';
    report({
      node,
      severity: 'warning',
      message: `${quoted(stringAt(doc, node))} is also the identifier of a different schema of ${other === '' ? 'another tool' : quoted(other)}; clients that keep schemas by identifier check this tool with that one.`,
      related: [{ node: claim.node, message: 'claimed first here' }],
    });
  },
});
