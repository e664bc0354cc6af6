import type { InputSource } from './define-source.ts';
import { readBytes } from './read-bytes.ts';

export const standardInput: InputSource = {
  accepts: (input) => input === '-',
  read: (_, io, { most }) => readBytes(io.stdin, most, 'Standard input'),
};
