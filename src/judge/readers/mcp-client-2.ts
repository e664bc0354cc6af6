import { client2 } from './client-2.ts';

export const mcpClient2 = client2({
  id: 'mcp-client-2',
  title: 'MCP client 2.4',
  summary: "with Ajv's class for the stamp, which is its choice in Node",
  load: async () =>
    (await import('@modelcontextprotocol/client/validators/ajv')).AjvJsonSchemaValidator,
});
