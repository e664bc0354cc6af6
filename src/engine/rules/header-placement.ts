import { quoted } from '../base/quoted.ts';
import { defineRule } from './define-rule.ts';
import { carriesHeaders, reachOf } from './values/header.ts';

export default defineRule({
  code: 'header/placement',
  severity: 'error',
  summary: 'x-mcp-header stands where a header cannot be read from.',
  why: 'A client has to find the argument without judging branches: only a property that is reached from the root through "properties" alone may be sent as a header. Over HTTP a client has to drop a tool that breaks this.',
  source: ['MCP 2026-07-28, server/tools, x-mcp-header'],
  examples: {
    bad: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"type":"array","items":{"type":"string","x-mcp-header":"A"}}}}}]}',
      '{"tools":[{"name":"t","inputSchema":{"type":"object","allOf":[{"properties":{"a":{"type":"string","x-mcp-header":"A"}}}]}}]}',
      '{"tools":[{"name":"t","inputSchema":{"type":"object","x-mcp-header":"A"}}]}',
    ],
    good: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"type":"object","properties":{"b":{"type":"string","x-mcp-header":"A"}}}}}}]}',
    ],
  },
  on: {
    'x-mcp-header': (at, member, holder) => {
      if (!carriesHeaders(at)) return;
      const { facts, schema, report } = at;
      if (holder === schema.node) {
        report({
          node: member,
          message: '"x-mcp-header" belongs to a property; the root is none.',
        });
        return;
      }
      const reach = reachOf(facts, schema.node, holder);
      if (reach.kind !== 'other') return;
      const { doc } = facts;
      report({
        node: member,
        message: `"x-mcp-header" stands below ${quoted(doc.names.name(reach.keyword))}; it counts only where the property is reached from the root through "properties" alone.`,
      });
    },
  },
});
