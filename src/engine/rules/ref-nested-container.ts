import { quoted } from '../base/quoted.ts';
import { stringAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { hoistContainer } from './edits/hoist-container.ts';
import { pointersTo } from './references/place-of-target.ts';
import { reportOnce } from './report-once.ts';

export default defineRule({
  code: 'ref/nested-container',
  severity: 'warning',
  summary: 'A reference leads to a definition that is kept inside another schema.',
  why: 'The pointer is valid, but readers that register only the definitions at the top do not find it; one of them takes the schema around it and then accepts anything. Move the definition to the top under a name with a prefix.',
  source: ['RFC 6901, section 4', 'zod fromJSONSchema'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/input/$defs/__schema0"}},"$defs":{"input":{"$defs":{"__schema0":{"type":"string"}}}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/in/$defs/A"}},"$defs":{"in":{"$defs":{"A":{"items":{"$ref":"#/$defs/in/$defs/B"}},"B":{"items":{"$ref":"#/$defs/in/$defs/A/items"}}},"type":"object"},"C":{}}}',
      '{"type":"object","allOf":[{"$ref":"#/allOf/0/$defs/A","$defs":{"A":{}}}]}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/input__schema0"}},"$defs":{"input__schema0":{"type":"string"}}}',
    ],
  },
  rootWithReferences: (at) => {
    const { facts, schema } = at;
    const { doc, graph } = facts;
    for (const { member, target } of pointersTo(at, 'nested-definition')) {
      const container = doc.parent[target] as number;
      reportOnce(at, container, member, () => ({
        message: `${quoted(stringAt(doc, member))} leads to a definition that stands inside another schema; readers that know only the definitions at the top do not find it.`,
        related: [{ node: container, message: 'the container further down' }],
        fixes: () => {
          const edits = hoistContainer(graph, schema.index, container);
          return edits === undefined
            ? []
            : [{ title: 'Move its definitions to the top, with the pointers', edits }];
        },
      }));
    }
  },
});
