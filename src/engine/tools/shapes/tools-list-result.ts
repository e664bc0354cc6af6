import { Kind } from '../../json/document.ts';
import { defineShape } from '../define-shape.ts';
import { childrenOf, MCP_TOOL, memberOfKind, toolSet } from '../tool-sites.ts';

/** MCP, server/tools: the result of `tools/list`. */
export const toolsListResult = defineShape({
  id: 'tools-list-result',
  title: 'Result of tools/list',
  accepts: 'a tools/list result',
  recognise(doc, children) {
    const tools = memberOfKind(doc, children, 0, 'tools', Kind.array);
    if (tools < 0) return undefined;
    return toolSet(doc, children, MCP_TOOL, childrenOf(doc, tools), {
      shape: 'tools-list-result',
      why: 'The result of tools/list: an object with the array "tools".',
      mcp: true,
      nextCursor: memberOfKind(doc, children, 0, 'nextCursor', Kind.string),
    });
  },
});
