import { client2 } from './client-2.ts';

export const mcpClient2Cfworker = client2({
  id: 'mcp-client-2-cfworker',
  title: 'MCP client 2.4, cfworker',
  summary: 'with cfworker, which is its choice in browsers and workers',
  load: async () =>
    (await import('@modelcontextprotocol/client/validators/cf-worker')).CfWorkerJsonSchemaValidator,
});
