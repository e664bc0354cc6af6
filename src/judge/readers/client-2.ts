import { defineReader } from './define-reader.ts';
import { runningClient } from './listed-client.ts';

const SUMMARY =
  'The client itself lists the tools from a server in memory; it compiles an output schema when its tool is called';

export interface Validator {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly load: () => Promise<new () => unknown>;
}

export const client2 = ({ id, title, summary, load }: Validator) =>
  defineReader({
    id,
    title,
    package: '@modelcontextprotocol/client',
    version: '2.4.0',
    summary: `${SUMMARY}, ${summary}.`,
    source: ['https://github.com/modelcontextprotocol/typescript-sdk/tree/main/packages/client'],
    wholeList: true,
    levels: 500,
    reads: 'output',
    start: async () => {
      const { Client, InMemoryTransport } = await import('@modelcontextprotocol/client');
      const JsonSchemaValidator = await load();
      return runningClient({
        make: () =>
          new Client(
            { name: 'reader', version: '0' },
            { jsonSchemaValidator: new JsonSchemaValidator() as never },
          ) as never,
        pair: () => InMemoryTransport.createLinkedPair() as never,
        refuses: (message) => message.includes("does not match the tool's output schema"),
        compilesOnCall: true,
      });
    },
  });
