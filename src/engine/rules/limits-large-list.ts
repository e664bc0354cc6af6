import { defineRule } from './define-rule.ts';

/** Tools in one request that several clients and model APIs document as the most. */
const MOST = 128;

const list = (count: number): string =>
  `{"tools":[${Array.from({ length: count }, (_, i) => `{"name":"t${i}","inputSchema":{"type":"object","properties":{}}}`).join()}]}`;

export default defineRule({
  code: 'limits/large-list',
  severity: 'warning',
  summary: 'A list has more tools than many clients pass on.',
  why: 'Clients and model APIs take 128 tools at most, some fewer, over all servers together; what is beyond is left out or the request refused. A model also chooses worse among many. Offer groups that can be switched off.',
  source: [
    'https://code.visualstudio.com/docs/chat/chat-tools',
    'https://github.com/postmanlabs/postman-mcp-server',
  ],
  examples: { bad: [list(MOST + 1)], good: [list(MOST)] },
  document({ doc, tools }, report) {
    const [first] = tools.tools;
    if (first === undefined || tools.tools.length <= MOST) return;
    report({
      node: Math.max(0, doc.parent[first.node] as number),
      message: `${tools.tools.length} tools: many clients and model APIs take at most ${MOST}, all servers together.`,
    });
  },
});
