import type { McpHttpHandler } from '@modelcontextprotocol/server';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  Server,
} from '@modelcontextprotocol/server';
import { toJSONSchema, z } from 'zod/v4';
import list from './tools.json' with { type: 'json' };

/** What a generator of today makes of a type that is used twice and of one that holds itself, asked for nothing. */
function generated() {
  const money = z
    .object({ value: z.number(), currency: z.string().length(3) })
    .meta({ id: 'Money' });
  const part = z.object({
    name: z.string(),
    price: money,
    get parts() {
      return z.array(part).optional();
    },
  });
  return {
    name: 'quote_parts',
    title: 'References that nobody asked for',
    description: 'Made by zod: the registered type and the recursive one come out as references.',
    inputSchema: toJSONSchema(z.object({ item: part, limit: money })),
  };
}

const tools = [...list.tools, generated()];

/** An MCP server that lists tools, each of which shows one fact about schemas, to both generations of the protocol. */
export function createDemo(): McpHttpHandler {
  return createMcpHandler(() => {
    const info = { name: 'refscope-demo', title: 'Refscope demo', version: '1.0.0' };
    const server = new Server(info, { capabilities: { tools: { listChanged: true } } });
    // As written: registering them one by one would have the library convert the schemas.
    server.setRequestHandler('tools/list', () => ({ tools: tools as never }));
    server.setRequestHandler('tools/call', () => ({
      isError: true,
      content: [{ type: 'text', text: 'The demo has tools to look at, not to call.' }],
    }));
    return server;
  });
}

/** Only under a name of this machine: another one is another site's that was pointed here. */
export const refuseForeignHost = (request: Request): Response | undefined =>
  hostHeaderValidationResponse(request, localhostAllowedHostnames());
