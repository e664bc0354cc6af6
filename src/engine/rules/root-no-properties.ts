import { Kind } from '../json/document.ts';
import { append } from '../json/edit.ts';
import { K } from '../json/keywords.ts';
import { isObject } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { isLiteralObject, isMcpRoot, typeOf } from './values/root-type.ts';

export default defineRule({
  code: 'root/no-properties',
  severity: 'warning',
  summary: 'A closed input schema has no "properties".',
  why: 'MCP recommends exactly this for a tool without parameters. Some model APIs want "properties" all the same; an empty object says the same and pleases everyone.',
  source: [
    'MCP 2025-11-25, server/tools',
    'https://github.com/github/github-mcp-server/issues/1548',
  ],
  examples: {
    bad: [
      '{"tools":[{"name":"save","inputSchema":{"type":"object","additionalProperties":false}}]}',
    ],
    good: [
      '{"tools":[{"name":"save","inputSchema":{"type":"object","properties":{},"additionalProperties":false}}]}',
    ],
  },
  root({ facts, schema, report }) {
    const { doc, graph } = facts;
    if (!isMcpRoot(facts, schema, 'input') || !isObject(doc, schema.node)) return;
    if (!isLiteralObject(doc, typeOf(facts, schema.node))) return;
    const closed = graph.children.member(schema.node, K.additionalProperties);
    if (
      closed < 0 ||
      doc.kind[closed] !== Kind.false ||
      graph.children.member(schema.node, K.properties) >= 0
    )
      return;
    report({
      node: schema.node,
      message:
        'There is no "properties". MCP allows that, but some model APIs want it, if only as {}.',
      fixes: () => [
        { title: 'Add "properties":{}', edits: [append(doc, schema.node, '"properties":{}')] },
      ],
    });
  },
});
