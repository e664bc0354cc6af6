import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { removeChild, replaceValue } from '../json/edit.ts';
import { parse } from '../json/parse.ts';
import { isBoolean, isObject, isString, stringAt } from '../json/values.ts';
import type { NodeFix } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { kindWord } from './values/kind-words.ts';

const CLOSED = '{"type":"object","additionalProperties":false}';

export default defineRule({
  code: 'root/not-a-schema',
  severity: 'error',
  summary: 'Something else stands where a schema of a tool should be.',
  why: 'A schema is an object, also for a tool without parameters; null is ruled out by name. A client that checks the list may drop every tool of the server.',
  source: ['MCP 2025-11-25, server/tools, data types', 'JSON Schema 2020-12 core, section 4.3'],
  examples: {
    bad: [
      '{"tools":[{"name":"list","inputSchema":null}]}',
      '{"tools":[{"name":"list","inputSchema":"{\\"type\\":\\"object\\"}"}]}',
      '{"tools":[{"name":"list","inputSchema":{"type":"object"},"outputSchema":null}]}',
    ],
    good: [
      '{"tools":[{"name":"list","inputSchema":{"type":"object","additionalProperties":false}}]}',
    ],
  },
  document({ doc, tools }, report) {
    for (const { inputNode, outputNode } of tools.tools) {
      for (const node of [inputNode, outputNode]) {
        if (node < 0 || isObject(doc, node) || isBoolean(doc, node)) continue;
        const isInput = node === inputNode;
        const word = doc.names.name(doc.key[node] as number);
        const advice = isInput
          ? `for a tool without parameters ${CLOSED}`
          : 'where there is none, leave it out';
        report({
          node,
          message: `${word} must be a JSON Schema object, not ${kindWord(doc, node)}; ${advice}.`,
          fixes: () => fixesOf(doc, node, isInput),
        });
      }
    }
  },
});

function fixesOf(doc: Document, node: number, isInput: boolean): readonly NodeFix[] {
  if (isString(doc, node)) {
    const inner = parse(stringAt(doc, node));
    if (inner.problem !== undefined || !isObject(inner, 0)) return [];
    return [
      {
        title: 'Write the schema itself, not its text',
        edits: [replaceValue(doc, node, inner.text)],
      },
    ];
  }
  if (doc.kind[node] !== Kind.null) return [];
  if (isInput)
    return [
      {
        title: 'Write the schema of a tool without parameters',
        edits: [replaceValue(doc, node, CLOSED)],
      },
    ];
  return [{ title: 'Leave the schema out', edits: removeChild(doc, node) }];
}
