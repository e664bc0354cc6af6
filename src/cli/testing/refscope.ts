import { Readable } from 'node:stream';
import type { Io, Output } from '../io.ts';
import { run } from '../run.ts';

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as a shell would, with `input` on its standard input. */
export async function refscope(
  args: readonly string[],
  { input = '', terminal = false }: { readonly input?: string; readonly terminal?: boolean } = {},
): Promise<Ended> {
  const written = { out: '', err: '' };
  const output = (name: 'out' | 'err'): Output => ({
    write: (text) => {
      written[name] += text;
    },
    terminal,
    colour: false,
  });
  const io: Io = {
    stdin: Readable.from(input === '' ? [] : [Buffer.from(input)]),
    stdout: output('out'),
    stderr: output('err'),
  };
  return { code: await run(args, io), ...written };
}
