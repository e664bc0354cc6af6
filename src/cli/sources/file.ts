import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { InputSource } from './define-source.ts';
import { readBytes } from './read-bytes.ts';

const REASONS = new Map([
  ['ENOENT', 'there is no such file'],
  ['ENOTDIR', 'there is no such file'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'reading it is not allowed'],
  ['EPERM', 'reading it is not allowed'],
]);

export const file: InputSource = {
  accepts: () => true,
  read: async (input, _, { most }) => {
    try {
      const read = await readBytes(createReadStream(input), most, input);
      return read.kind === 'text' ? { ...read, name: basename(input) } : read;
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException;
      const why = REASONS.get(code) ?? `the system says ${code}`;
      return {
        kind: 'unusable',
        why: `Cannot read ${input}: ${why}. A file or - for standard input is accepted.`,
      };
    }
  },
};
