import list from './tools.json' with { type: 'json' };

type Zod = typeof import('zod/v4');

/** What a generator of today makes of a type that is used twice and of one that holds itself, asked for nothing. */
function generated({ toJSONSchema, z }: Zod) {
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

/**
 * An MCP server that lists tools, each of which shows one fact about schemas, to both generations of the protocol.
 *
 * The packages are loaded here and not above: Vite reads its settings, and this file with them, before every build too.
 */
export async function createDemo(): Promise<(request: Request) => Promise<Response>> {
  const { createMcpHandler, hostHeaderValidationResponse, localhostAllowedHostnames, Server } =
    await import('@modelcontextprotocol/server');
  const tools = [...list.tools, generated(await import('zod/v4'))];
  const handler = createMcpHandler(() => {
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
  const hosts = localhostAllowedHostnames();
  // Only under a name of this machine: another one is another site's that was pointed here.
  return async (request) =>
    hostHeaderValidationResponse(request, hosts) ?? (await handler.fetch(request));
}
