import { Kind } from '../json/document.ts';
import { replaceValue } from '../json/edit.ts';
import { isBoolean } from '../json/values.ts';
import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'root/boolean',
  severity: 'error',
  summary: 'The schema of a tool is true or false.',
  why: 'A JSON Schema may be a boolean, the schema of a tool may not: MCP wants an object there, for input with "type":"object".',
  source: ['MCP 2025-11-25, server/tools, data types', 'MCP 2026-07-28, schema.ts, Tool'],
  examples: {
    bad: [
      '{"tools":[{"name":"a","inputSchema":true}]}',
      '{"tools":[{"name":"a","inputSchema":{"type":"object"},"outputSchema":true}]}',
    ],
    good: ['{"tools":[{"name":"a","inputSchema":{"type":"object","properties":{}}}]}'],
  },
  root({ facts, schema, report }) {
    const { doc, tools } = facts;
    if (!tools.mcp || !isBoolean(doc, schema.node)) return;
    const isTrue = doc.kind[schema.node] === Kind.true;
    const isInput = tools.schemas[schema.index]?.side === 'input';
    const object = isInput ? '{"type":"object"}' : '{}';
    report({
      node: schema.node,
      message: `The schema of a tool must be an object, not ${isTrue}.`,
      ...(isTrue && {
        fixes: () => [
          { title: `Write ${object}`, edits: [replaceValue(doc, schema.node, object)] },
        ],
      }),
    });
  },
});
