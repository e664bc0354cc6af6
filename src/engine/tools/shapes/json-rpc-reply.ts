import { defineShape } from '../define-shape.ts';
import { replyAt, toolsOf } from '../json-rpc.ts';
import { MCP_TOOL, toolSet } from '../tool-sites.ts';

/** JSON-RPC 2.0, section 5, around the result of `tools/list`; or the error that came instead of it. */
export const jsonRpcReply = defineShape({
  id: 'json-rpc-reply',
  title: 'JSON-RPC reply',
  accepts: 'a JSON-RPC reply',
  recognise(doc, children) {
    const reply = replyAt(doc, children, 0);
    if (reply === undefined) return undefined;
    return toolSet(doc, children, MCP_TOOL, toolsOf(doc, [reply]), {
      shape: 'json-rpc-reply',
      why:
        reply.error < 0
          ? 'A JSON-RPC reply to tools/list: its "result" has the array "tools".'
          : 'A JSON-RPC error reply: there are no tools in it.',
      mcp: true,
      nextCursor: reply.nextCursor,
      errorReply: reply.error,
      envelope: true,
    });
  },
});
