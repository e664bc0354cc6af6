import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { defineShape } from '../define-shape.ts';
import { childrenOf, MCP_TOOL, toolSet } from '../tool-sites.ts';

/** The array that stands in `tools`, alone. */
export const toolArray = defineShape({
  id: 'tool-array',
  title: 'Array of tools',
  accepts: 'an array of tools',
  recognise(doc, children) {
    if (doc.kind[0] !== Kind.array) return undefined;
    let empty = true;
    let named = false;
    for (const item of childrenOf(doc, 0)) {
      empty = false;
      if (doc.kind[item] !== Kind.object) continue;
      named = [K.inputSchema, K.outputSchema, K.name].some(
        (name) => children.member(item, name) >= 0,
      );
      if (named) break;
    }
    if (!named && !empty) return undefined;
    return toolSet(doc, children, MCP_TOOL, childrenOf(doc, 0), {
      shape: 'tool-array',
      why: empty
        ? 'An array of tools: it is empty.'
        : 'An array of tools: its items have names or input schemas.',
      mcp: true,
    });
  },
});
