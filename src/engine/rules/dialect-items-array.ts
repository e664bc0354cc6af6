import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { defineRule, type NodeEdit, type Visit } from './define-rule.ts';
import { removeChild, renameMember } from './edits/edit.ts';

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
      const edits = hasTuples ? renamed(at, member, holder) : undefined;
      return edits === undefined ? [] : [{ title: 'Call it "prefixItems"', edits }];
    },
  });

  function renamed({ facts: { doc: text } }: Visit, items: number, around: number): readonly NodeEdit[] | undefined {
    if (graph.children.member(around, K.prefixItems) >= 0) return undefined;
    const edits = [renameMember(text, items, 'prefixItems')];
    // An empty tuple says nothing, and "prefixItems" must not be empty.
    if (text.after[items] === items + 1) return removeChild(text, items);
    const rest = graph.children.member(around, K.additionalItems);
    if (rest >= 0) edits.push(renameMember(text, rest, 'items'));
    return edits;
  }
};

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
