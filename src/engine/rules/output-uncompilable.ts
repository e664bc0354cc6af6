import { cyclesOf } from '../refs/cycles.ts';
import type { Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import type { Obstacle } from './values/uncompilable.ts';
import { obstacle } from './values/uncompilable.ts';

/** References that are nothing but each other: compiling follows them without end. */
function aliasLoop({ facts: { doc, graph }, schema }: Visit): Obstacle | undefined {
  for (const { path, descends } of cyclesOf(graph, schema.index)) {
    const [first] = path;
    if (descends || first === undefined) continue;
    const direct = path.every(
      (row) =>
        doc.parent[graph.refs.member[row] as number] ===
        graph.units.node[graph.refs.unit[row] as number],
    );
    if (direct)
      return {
        node: graph.refs.member[first] as number,
        says: 'references lead to each other without end',
      };
  }
  return undefined;
}

export default defineRule({
  code: 'output/uncompilable',
  severity: 'warning',
  summary: 'An output schema that makes some clients lose every tool of the server.',
  why: 'Clients on the TypeScript SDK 1.x compile all output schemas as soon as they have the list, with Draft 7 whatever the stamp says. If one cannot be compiled, the whole list is refused. Clients on 2.x lose only this tool.',
  source: ['modelcontextprotocol/typescript-sdk 1.32.2', 'google-labs-code/stitch-sdk issue 367'],
  examples: {
    bad: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}}}}]}',
      '{"tools":[{"name":"t","inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"a":{"type":"string","pattern":"("}}}}]}',
      '{"tools":[{"name":"t","inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"$ref":"#/$defs/A"}}}}]}',
      '{"tools":[{"name":"t","inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"a":{"type":"number","minimum":0,"exclusiveMinimum":true}}}}]}',
    ],
    good: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}}}}]}',
      '{"tools":[{"name":"t","inputSchema":{"type":"object"},"outputSchema":{"type":"object","$defs":{"A":{"$ref":"#/$defs/B"}}}}]}',
    ],
  },
  root: (at) => {
    const { facts, schema, report } = at;
    if (!facts.tools.mcp || facts.tools.schemas[schema.index]?.side !== 'output') return;
    const found = obstacle(at) ?? aliasLoop(at);
    if (found === undefined) return;
    report({
      node: schema.node,
      message: `Clients that compile output schemas at once, as the TypeScript SDK 1.x does, lose all tools of this server: ${found.says}.`,
      related: [{ node: found.node, message: 'the cause' }],
    });
  },
});
