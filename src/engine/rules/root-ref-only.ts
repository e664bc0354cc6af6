import { K } from '../json/keywords.ts';
import { isObject, isString } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { prepend } from './edits/prepend.ts';
import { isMcpRoot, typeOf } from './values/root-type.ts';

export default defineRule({
  code: 'root/ref-only',
  severity: 'error',
  summary: 'The root of an input schema is a reference without a type of its own.',
  why: 'MCP looks at the root literally and follows nothing, so clients refuse the tool although the reference leads to an object. Generators that name the root type write it this way.',
  source: ['MCP 2025-11-25, server/tools, inputSchema', 'MCP 2026-07-28, schema.ts, Tool'],
  examples: {
    bad: [
      '{"tools":[{"name":"a","inputSchema":{"$ref":"#/$defs/Q","$defs":{"Q":{"type":"object","properties":{"city":{"type":"string"}}}}}}]}',
    ],
    good: [
      '{"tools":[{"name":"a","inputSchema":{"type":"object","$ref":"#/$defs/Q","$defs":{"Q":{"type":"object","properties":{"city":{"type":"string"}}}}}}]}',
    ],
  },
  root({ facts, schema, report }) {
    const { doc, graph } = facts;
    if (!isMcpRoot(facts, schema, 'input') || !isObject(doc, schema.node)) return;
    const reference = graph.children.member(schema.node, K.$ref);
    if (reference < 0 || !isString(doc, reference) || typeOf(facts, schema.node) >= 0) return;
    report({
      node: schema.node,
      message:
        'The root has no "type":"object" of its own: MCP looks at it literally, so clients refuse the tool wherever the reference leads.',
      related: [{ node: reference, message: 'the reference' }],
      fixes: () => [
        {
          title: 'Add "type":"object" beside the reference',
          edits: [prepend(doc, schema.node, '"type":"object"')],
        },
      ],
    });
  },
});
