import { quoted } from '../base/quoted.ts';
import { isObject, isString, stringAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { isLiteralObject, isMcpRoot, typeOf } from './values/root-type.ts';

export default defineRule({
  code: 'root/output-not-object',
  severity: 'warning',
  summary: 'The root of an output schema is not literally of type object.',
  why: 'Any JSON value is allowed from MCP 2026-07-28 on. Clients of earlier revisions refuse the whole list for it; wrap the result in an object to reach them.',
  source: ['MCP 2025-11-25, server/tools, outputSchema', 'MCP 2026-07-28, server/tools (SEP-2106)'],
  examples: {
    bad: [
      '{"tools":[{"name":"a","inputSchema":{"type":"object"},"outputSchema":{"type":"array","items":{"type":"string"}}}]}',
      '{"tools":[{"name":"a","inputSchema":{"type":"object"},"outputSchema":{"anyOf":[{"type":"object"},{"type":"null"}]}}]}',
    ],
    good: [
      '{"tools":[{"name":"a","inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"items":{"type":"array","items":{"type":"string"}}}}}]}',
    ],
  },
  root({ facts, schema, report }) {
    const { doc } = facts;
    if (!isMcpRoot(facts, schema, 'output') || !isObject(doc, schema.node)) return;
    const type = typeOf(facts, schema.node);
    if (isLiteralObject(doc, type)) return;
    const found =
      type < 0
        ? 'has no "type":"object"'
        : isString(doc, type)
          ? `is of type ${quoted(stringAt(doc, type), 30)}`
          : 'has a list of types';
    report({
      node: type < 0 ? schema.node : type,
      message: `The root of this output schema ${found}: allowed from MCP 2026-07-28 on, refused by clients of earlier revisions.`,
    });
  },
});
