import { Kind } from '../../json/document.ts';
import { defineShape } from '../define-shape.ts';
import type { Reply } from '../json-rpc.ts';
import { isNamed, replyAt, toolsOf } from '../json-rpc.ts';
import { childrenOf, MCP_TOOL, toolSet } from '../tool-sites.ts';

/** JSON-RPC 2.0, section 6: several messages in one array, as one page of the list after another. */
export const jsonRpcBatch = defineShape({
  id: 'json-rpc-batch',
  title: 'JSON-RPC batch',
  accepts: 'a JSON-RPC batch',
  recognise(doc, children) {
    if (doc.kind[0] !== Kind.array) return undefined;
    const first = childrenOf(doc, 0).next();
    if (first.done || !(isNamed(doc, children, first.value) || replyAt(doc, children, first.value)))
      return undefined;
    const replies: Reply[] = [];
    for (const item of childrenOf(doc, 0)) {
      const reply = replyAt(doc, children, item);
      if (reply !== undefined) replies.push(reply);
    }
    if (replies.length === 0) return undefined;
    return toolSet(doc, children, MCP_TOOL, toolsOf(doc, replies), {
      shape: 'json-rpc-batch',
      why: `A JSON-RPC batch: ${replies.length} of its messages ${replies.length === 1 ? 'is a reply' : 'are replies'} to tools/list.`,
      mcp: true,
      // The last page says whether there is more.
      nextCursor: replies.at(-1)?.nextCursor ?? -1,
      errorReply: replies.find((reply) => reply.error >= 0)?.error ?? -1,
      envelope: true,
    });
  },
});
