import { defineRule } from './define-rule.ts';
import { carriesHeaders, reachOf } from './values/header.ts';

export default defineRule({
  code: 'header/behind-ref',
  severity: 'error',
  summary: 'x-mcp-header stands in a definition, which only references reach.',
  why: 'Behind a reference the annotation is invalid, and over HTTP a client has to drop the tool. Inlining the definition below "properties" would make it valid, and the argument would start to be sent as a header, visible to everything on the way.',
  source: ['MCP 2026-07-28, server/tools, x-mcp-header'],
  examples: {
    bad: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string","x-mcp-header":"A"}}}}]}',
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"properties":{"b":{"type":"string","x-mcp-header":"A"}}}}}}]}',
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"type":"string","x-mcp-header":"A"},"b":{"$ref":"#/properties/a"}}}}]}',
    ],
    good: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"type":"string","x-mcp-header":"A"}},"$defs":{"A":{"type":"string"}}}}]}',
    ],
  },
  on: {
    'x-mcp-header': (at, member, holder) => {
      if (!carriesHeaders(at)) return;
      const { facts, schema, report } = at;
      const { graph } = facts;
      const { units, unitOf, refs, roots } = graph;
      const { firstRef, lastRef } = roots[schema.index] ?? { firstRef: 0, lastRef: 0 };
      const reach = reachOf(facts, schema.node, holder);
      if (reach.kind === 'definition') {
        const unit = unitOf[reach.entry] as number;
        const used = unit >= 0 && units.reached[unit] === true;
        report({
          node: member,
          message: `"x-mcp-header" stands in a definition and is invalid there${used && reach.inside ? '; inlining the definition below "properties" makes it valid, and the argument is then sent as a header' : ''}.`,
        });
        return;
      }
      // A second way to a property that carries one, through a reference.
      if (reach.kind !== 'properties' || holder === schema.node) return;
      for (let row = firstRef; row < lastRef; row++) {
        if (refs.target[row] !== holder) continue;
        report({
          node: refs.member[row] as number,
          severity: 'warning',
          message:
            'This reference leads to a property that is sent as a header; inlining it writes the same header a second time, which is not allowed.',
          related: [{ node: member, message: 'the header' }],
        });
        return;
      }
    },
  },
});
