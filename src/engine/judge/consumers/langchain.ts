import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';

export const langchain = defineConsumer({
  id: 'langchain',
  title: 'LangChain MCP adapters (Python)',
  kind: 'library',
  rules: [
    {
      id: 'lc-passthrough',
      looksAt: 'inputSchema',
      surface: 'tool conversion',
      says: 'The schema is passed on unchanged and the name only optionally prefixed, so every model API rule applies as is.',
      outcome: 'works',
      reach: 'tool',
      sources: [
        'https://github.com/langchain-ai/langchain-mcp-adapters/blob/cc0f2843fd5becf2cdb641c910533c3747c3b1ef/langchain_mcp_adapters/tools.py#L531',
        'https://github.com/langchain-ai/langchain/issues/39271',
      ],
      date: '2026-08-06',
      confidence: 'documented',
      examples: { passes: input({ type: 'object', properties: { a: { type: 'string' } } }) },
      check: { notCheckable: 'It says what is accepted; nothing in a schema goes against it.' },
    },
  ],
});
