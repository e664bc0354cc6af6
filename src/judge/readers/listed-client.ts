import type { Json, JsonObject } from '../json.ts';
import { isObject } from '../json.ts';
import type { Running } from './define-reader.ts';

/** The ends of an in-memory transport, as both generations of the SDK have them. */
interface End {
  onmessage?: ((message: never) => void) | undefined;
  send(message: never): Promise<void>;
  start(): Promise<void>;
}

/** What a client of either generation is used for here. */
interface ListingClient {
  connect(transport: never): Promise<void>;
  listTools(): Promise<unknown>;
  callTool(params: { name: string; arguments: Record<string, never> }): Promise<unknown>;
  close(): Promise<void>;
}

export interface ClientKind {
  make(): ListingClient;
  pair(): readonly [End, End];
  /** Whether this error of `callTool` means that the client refused the result by the output schema. */
  refuses(message: string): boolean;
  /** It compiles an output schema when the tool is called, and not while listing. */
  readonly compilesOnCall: boolean;
}

/** A real client that is served a list by a peer in memory: each question gets a client of its own, as each connection does. */
export function runningClient(kind: ClientKind): Running {
  return {
    list: async (tools) => {
      const { client } = await listed(kind, tools);
      await client.close();
    },
    read: async (schema, _, name = 'tool') => {
      const tool = { name, inputSchema: { type: 'object' }, outputSchema: schema };
      const { client, answer } = await listed(kind, [tool]);
      const accepts = async (instance: Json): Promise<boolean> => {
        // The protocol itself wants an object there.
        if (!isObject(instance)) return false;
        answer.structuredContent = instance;
        try {
          await client.callTool({ name, arguments: {} });
          return true;
        } catch (error) {
          if (error instanceof Error && kind.refuses(error.message)) return false;
          throw error;
        }
      };
      if (kind.compilesOnCall) await accepts({});
      return { accepts, release: () => void client.close() };
    },
  };
}

interface Answer {
  structuredContent: JsonObject;
}

async function listed(
  kind: ClientKind,
  tools: readonly JsonObject[],
): Promise<{ client: ListingClient; answer: Answer }> {
  const [near, far] = kind.pair();
  const answer: Answer = { structuredContent: {} };
  far.onmessage = (message: PeerRequest) => {
    if (message.id === undefined) return;
    const result = answerTo(message, tools, answer);
    const reply =
      result === undefined ? { error: { code: -32_601, message: 'Method not found' } } : { result };
    void far.send({ jsonrpc: '2.0', id: message.id, ...reply } as never);
  };
  await far.start();
  const client = kind.make();
  await client.connect(near as never);
  await client.listTools();
  return { client, answer };
}

interface PeerRequest {
  readonly id?: number | string;
  readonly method: string;
  readonly params?: { readonly protocolVersion?: string };
}

function answerTo(
  { method, params }: PeerRequest,
  tools: readonly JsonObject[],
  answer: Answer,
): object | undefined {
  switch (method) {
    case 'initialize':
      return {
        protocolVersion: params?.protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: 'list', version: '0' },
      };
    case 'tools/list':
      return { tools };
    case 'tools/call':
      return { content: [], structuredContent: answer.structuredContent };
    default:
      return undefined;
  }
}
