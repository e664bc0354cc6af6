import { quoted } from '../base/quoted.ts';
import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { isString, stringAt, textAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'shape/error-reply',
  severity: 'error',
  summary: 'The server answered with an error instead of tools.',
  why: 'There is no list in this reply. -32601 means that the server does not offer tools/list at all.',
  source: ['JSON-RPC 2.0, section 5.1'],
  examples: {
    bad: ['{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}'],
    good: ['{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}'],
  },
  document({ doc, tools, graph }, report) {
    const node = tools.errorReply;
    if (node < 0) return;
    const code = graph.children.member(node, K.code);
    const message = graph.children.member(node, K.message);
    const number =
      code >= 0 && doc.kind[code] === Kind.number ? ` (${textAt(doc, code).slice(0, 12)})` : '';
    const says =
      message >= 0 && isString(doc, message) ? `: ${quoted(stringAt(doc, message), 120)}` : '';
    report({ node, message: `This is a JSON-RPC error${number} and no list of tools${says}.` });
  },
});
