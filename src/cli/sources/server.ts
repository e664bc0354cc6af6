import type { InputSource } from './define-source.ts';

/** Addresses of MCP servers, so that one is not looked for as a file. */
export const server: InputSource = {
  accepts: (input) => /^https?:\/\//i.test(input),
  read: (input) =>
    Promise.resolve({
      kind: 'unusable',
      why: `Reading from a server is not there yet (${input}). Save the reply to tools/list and give the file, or - for standard input.`,
    }),
};
