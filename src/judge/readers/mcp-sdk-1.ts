import { defineReader } from './define-reader.ts';
import { runningClient } from './listed-client.ts';

export const mcpSdk1 = defineReader({
  id: 'mcp-sdk-1',
  title: 'MCP SDK 1.32 client',
  package: '@modelcontextprotocol/sdk',
  version: '1.32.2',
  summary:
    'The client itself lists the tools from a server in memory; it compiles every output schema with Ajv for draft-07 while listing, and input schemas never.',
  source: ['https://github.com/modelcontextprotocol/typescript-sdk/blob/v1.x/src/client/index.ts'],
  wholeList: true,
  levels: 500,
  reads: 'output',
  start: async () => {
    const { Client } = await import('@modelcontextprotocol/sdk/client/index.js');
    const { InMemoryTransport } = await import('@modelcontextprotocol/sdk/inMemory.js');
    return runningClient({
      make: () => new Client({ name: 'reader', version: '0' }) as never,
      pair: () => InMemoryTransport.createLinkedPair() as never,
      refuses: (message) => message.includes("does not match the tool's output schema"),
      compilesOnCall: false,
    });
  },
});
