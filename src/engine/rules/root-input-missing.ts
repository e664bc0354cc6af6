import { nearest } from '../base/nearest.ts';
import { quoted } from '../base/quoted.ts';
import type { Document } from '../json/document.ts';
import { append, renameMember } from '../json/edit.ts';
import type { NodeFix } from './define-rule.ts';
import { defineRule } from './define-rule.ts';

const CLOSED = '"inputSchema":{"type":"object","additionalProperties":false}';

export default defineRule({
  code: 'root/input-missing',
  severity: 'error',
  summary: 'A tool has no input schema.',
  why: 'inputSchema is required, also for a tool without parameters; a client that checks the list may then drop every tool of the server.',
  source: ['MCP 2025-11-25, server/tools, data types', 'MCP 2026-07-28, schema.ts, Tool'],
  examples: {
    bad: [
      '{"tools":[{"name":"save","description":"no parameters"}]}',
      '{"tools":[{"name":"save","input_schema":{"type":"object"}},{"name":"load","inputSchema":{"type":"object"}}]}',
    ],
    good: [
      '{"tools":[{"name":"save","inputSchema":{"type":"object","additionalProperties":false}}]}',
    ],
  },
  document({ doc, tools }, report) {
    if (!tools.mcp) return;
    for (const tool of tools.tools) {
      if (tool.inputNode >= 0) continue;
      const meant = misspelled(doc, tool.node);
      const name = meant < 0 ? '' : quoted(doc.names.name(doc.key[meant] as number));
      report({
        node: tool.node,
        message:
          meant < 0
            ? 'inputSchema is required, also where there are no parameters: {"type":"object","additionalProperties":false}.'
            : `inputSchema is required. Is ${name} meant to be it?`,
        fixes: (): readonly NodeFix[] => [
          meant < 0
            ? {
                title: 'Add the input schema of a tool without parameters',
                edits: [append(doc, tool.node, CLOSED)],
              }
            : {
                title: `Rename ${name} to "inputSchema"`,
                edits: [renameMember(doc, meant, 'inputSchema')],
              },
        ],
      });
    }
  },
});

/** The member that is most like `inputSchema`, or -1. */
function misspelled(doc: Document, tool: number): number {
  const end = doc.after[tool] as number;
  const byName = new Map<string, number>();
  for (let child = tool + 1; child < end && byName.size < 40; child = doc.after[child] as number) {
    byName.set(doc.names.name(doc.key[child] as number), child);
  }
  byName.delete('outputSchema');
  const name = nearest('inputSchema', byName.keys());
  return name === undefined ? -1 : (byName.get(name) as number);
}
