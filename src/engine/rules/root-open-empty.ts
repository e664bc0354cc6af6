import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { isObject } from '../json/values.ts';
import { isAnnotation } from '../refs/positions.ts';
import { defineRule } from './define-rule.ts';
import { isLiteralObject, isMcpRoot, typeOf } from './values/root-type.ts';

export default defineRule({
  code: 'root/open-empty',
  severity: 'info',
  summary: 'An input schema accepts any object.',
  why: 'Allowed, but a model is told nothing about the arguments. For a tool without parameters MCP recommends to close the schema with "additionalProperties":false.',
  source: ['MCP 2025-11-25, server/tools'],
  examples: {
    bad: [
      '{"tools":[{"name":"load","inputSchema":{"type":"object"}}]}',
      '{"tools":[{"name":"load","inputSchema":{"type":"object","additionalProperties":true}}]}',
    ],
    good: [
      '{"tools":[{"name":"load","inputSchema":{"type":"object","additionalProperties":false}}]}',
    ],
  },
  root({ facts, schema, report }) {
    const { doc } = facts;
    if (!isMcpRoot(facts, schema, 'input') || !isObject(doc, schema.node)) return;
    if (!isLiteralObject(doc, typeOf(facts, schema.node)) || !saysNothing(doc, schema.node)) return;
    report({
      node: schema.node,
      message:
        'Accepts any object. For a tool without parameters MCP recommends "additionalProperties":false.',
    });
  },
});

/** Nothing but the type and words for people. */
function saysNothing(doc: Document, root: number): boolean {
  const end = doc.after[root] as number;
  for (let member = root + 1; member < end; member = doc.after[member] as number) {
    const name = doc.key[member] as number;
    if (name === K.additionalProperties && doc.kind[member] === Kind.true) continue;
    if (name !== K.type && name !== K.$schema && name !== K.$id && !isAnnotation(name))
      return false;
  }
  return true;
}
