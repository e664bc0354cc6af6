/** What a command may read from and write to; a test brings its own. */
export interface Output {
  write(text: string): void;
  /** A person reads it: control characters must not reach it raw. */
  readonly terminal: boolean;
  readonly colour: boolean;
}

export interface Io {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
}

/** The process's own streams. Colour only for a person, and not against NO_COLOR (no-color.org). */
export function processIo({ stdin, stdout, stderr, env }: NodeJS.Process): Io {
  const output = (stream: NodeJS.WriteStream): Output => ({
    write: (text) => void stream.write(text),
    terminal: stream.isTTY === true,
    colour: stream.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
  });
  return { stdin, stdout: output(stdout), stderr: output(stderr) };
}
