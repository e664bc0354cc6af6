import process from 'node:process';
import { connect } from '../../connect/connect.ts';
import type { CredentialsResult, HeaderField } from '../../connect/credential-types.ts';
import { createCredentials } from '../../connect/credentials.ts';
import { isLoopbackHost } from '../../connect/loopback.ts';
import type { Io } from '../io.ts';
import { warn } from '../say.ts';
import type { InputSource, InputText, ReadOptions } from './define-source.ts';
import { received, showProgress } from './received.ts';

/** Seconds. */
const TIMEOUT = 30;

/** An MCP server over HTTP: asked for its list of tools, which is read as served. */
export const server: InputSource = {
  accepts: (input) => /^https?:\/\//i.test(input),
  read: async (input, io, options) => {
    const fields = fieldsFrom(options);
    if (typeof fields === 'string') return { kind: 'unusable', why: fields };
    if (fields.length === 0) return await readServer(input, io, options);
    const made = createCredentials(input, fields);
    if (made.kind === 'unusable') return made;
    warnInTheOpen(input, io);
    return await readServer(input, io, options, made);
  },
};

async function readServer(
  url: string,
  io: Io,
  { most, timeout = TIMEOUT }: ReadOptions,
  made?: Extract<CredentialsResult, { kind: 'credentials' }>,
): Promise<InputText> {
  const result = await connect(
    { url, ...(made && { credentials: made.credentials }) },
    {
      now: () => new Date(),
      limits: { bytes: most, deadlineMs: timeout * 1000 },
      onProgress: showProgress(io),
    },
  );
  switch (result.kind) {
    case 'connected':
      await result.connection.close();
      return received(result.connection.captured, io);
    case 'failed':
      return { kind: 'unusable', why: `${result.failure.what} ${result.failure.fix}` };
    case 'cancelled':
      return { kind: 'unusable', why: 'Connecting was cancelled.' };
  }
}

/** The fields to send, or why they cannot be. A token comes from the environment: a command line is seen by others. */
function fieldsFrom({ header = [], bearerEnv }: ReadOptions): HeaderField[] | string {
  const fields: HeaderField[] = [];
  for (const line of header) {
    const colon = line.indexOf(':');
    if (colon < 1) return 'A --header is written as "Name: value".';
    fields.push([line.slice(0, colon), line.slice(colon + 1)]);
  }
  if (bearerEnv === undefined) return fields;
  const token = process.env[bearerEnv]?.trim() ?? '';
  if (token === '') return `The environment variable ${bearerEnv} of --bearer-env is not set.`;
  return [...fields, ['Authorization', `Bearer ${token}`]];
}

function warnInTheOpen(input: string, io: Io): void {
  const url = URL.canParse(input) ? new URL(input) : undefined;
  if (url?.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
    warn(io, `The headers travel unencrypted to ${url.host}.`);
  }
}
