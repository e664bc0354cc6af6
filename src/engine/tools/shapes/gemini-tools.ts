import type { Children } from '../../json/children.ts';
import type { Document } from '../../json/document.ts';
import { Kind } from '../../json/document.ts';
import { defineShape } from '../define-shape.ts';
import { toolItems } from '../tool-list.ts';
import type { ToolForm } from '../tool-sites.ts';
import { childrenOf, memberOfKind, toolSet } from '../tool-sites.ts';

const DECLARATION: ToolForm = {
  input: ['parametersJsonSchema', 'parameters_json_schema', 'parameters'],
  output: ['responseJsonSchema', 'response_json_schema', 'response'],
};

/** Gemini: `{"functionDeclarations":[{"name","parameters"}]}`, in camel or snake case. */
export const geminiTools = defineShape({
  id: 'gemini-tools',
  title: 'Gemini function declarations',
  accepts: 'Gemini function declarations',
  recognise(doc, children) {
    const found = toolItems(doc, children, (node) => declarationsIn(doc, children, node) >= 0);
    return (
      found &&
      toolSet(doc, children, DECLARATION, declared(doc, children, found.items), {
        shape: 'gemini-tools',
        why: `Gemini, ${found.where}: "functionDeclarations" holds the functions.`,
        mcp: false,
      })
    );
  },
});

function declarationsIn(doc: Document, children: Children, node: number): number {
  const camel = memberOfKind(doc, children, node, 'functionDeclarations', Kind.array);
  return camel >= 0
    ? camel
    : memberOfKind(doc, children, node, 'function_declarations', Kind.array);
}

function* declared(doc: Document, children: Children, items: Iterable<number>): Generator<number> {
  for (const item of items) {
    const list = declarationsIn(doc, children, item);
    if (list < 0) yield item;
    else yield* childrenOf(doc, list);
  }
}
