import { Kind } from '../json/document.ts';
import { removeChild, renameMember } from '../json/edit.ts';
import { K } from '../json/keywords.ts';
import type { RefGraph } from '../refs/types.ts';
import type { NodeEdit, Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';

const see = (at: Visit, member: number, holder: number): void => {
  const { facts, schema, report } = at;
  const { doc, graph } = facts;
  if (doc.kind[member] !== Kind.array || schema.dialect.keywords.get('items') !== 'schema') return;
  const hasTuples = schema.dialect.keywords.has('prefixItems');
  report({
    node: member,
    message: hasTuples
      ? `"items" must be one schema in ${schema.dialect.title}; a list of schemas, one for each position, is called "prefixItems" now.`
      : `"items" must be one schema in ${schema.dialect.title}; a list of schemas, one for each position, belongs to JSON Schema until 2019-09.`,
    fixes: () => {
      const edits = hasTuples ? renamed(graph, member, holder) : [];
      return edits.length === 0 ? [] : [{ title: 'Call it "prefixItems"', edits }];
    },
  });
};

function renamed({ doc, children }: RefGraph, items: number, holder: number): readonly NodeEdit[] {
  if (children.member(holder, K.prefixItems) >= 0) return [];
  // An empty tuple says nothing, and "prefixItems" must not be empty.
  if (doc.after[items] === items + 1) return removeChild(doc, items);
  const rest = children.member(holder, K.additionalItems);
  if (rest >= 0 && doc.kind[rest] === Kind.array) return [];
  const tuple = renameMember(doc, items, 'prefixItems');
  return rest < 0 ? [tuple] : [tuple, renameMember(doc, rest, 'items')];
}

export default defineRule({
  code: 'dialect/items-array',
  severity: 'error',
  summary: 'A tuple is written as a list below "items".',
  why: 'Since 2020-12 "items" is one schema for all further items, and "prefixItems" lists those of the first positions. A strict reader refuses the schema, others ignore the tuple.',
  source: ['JSON Schema 2020-12 core, sections 10.3.1.1 and 10.3.1.2'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"type":"array","items":[{"type":"number"}],"additionalItems":false}}}',
      '{"type":"object","properties":{"a":{"type":"array","items":[]}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"type":"array","prefixItems":[{"type":"number"}],"items":false}}}',
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"a":{"items":[{"type":"number"}]}}}',
    ],
  },
  on: { items: see },
});
