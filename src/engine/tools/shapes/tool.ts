import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { defineShape } from '../define-shape.ts';
import { MCP_TOOL, memberOfKind, toolSet } from '../tool-sites.ts';

/** One tool of MCP, alone. */
export const tool = defineShape({
  id: 'tool',
  title: 'One tool',
  accepts: 'one tool',
  recognise(doc, children) {
    if (doc.kind[0] !== Kind.object) return undefined;
    const has = (name: number): boolean => children.member(0, name) >= 0;
    const holdsSchema = has(K.inputSchema) || has(K.outputSchema);
    // A tool that lacks its schema, and nothing that a schema would have.
    const isNamed =
      memberOfKind(doc, children, 0, 'name', Kind.string) >= 0 &&
      has(K.description) &&
      !has(K.type) &&
      !has(K.properties);
    if (!holdsSchema && !(isNamed && !has(K.parameters))) return undefined;
    return toolSet(doc, children, MCP_TOOL, [0], {
      shape: 'tool',
      why: holdsSchema
        ? 'One tool: it has an input or an output schema.'
        : 'One tool: it has a name and a description.',
      mcp: true,
    });
  },
});
