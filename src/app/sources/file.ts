import { decodeText } from './decode-text.ts';
import type { Source } from './define-source.ts';
import type { Loaded } from './loaded-text.ts';

/** The page's one file field carries this id, so that a menu entry can open it. */
export const FILE_INPUT_ID = 'open-file';

/** Bytes of a file that are read at all; the engine has limits of its own. */
const MOST_BYTES = 67_108_864;

export async function readFile(file: File): Promise<Loaded> {
  if (file.size > MOST_BYTES) {
    return {
      kind: 'unusable',
      why: `${file.name} has ${file.size.toLocaleString('en-US')} bytes; files up to 64 MiB are read.`,
    };
  }
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { kind: 'unusable', why: `${file.name} could not be read.` };
  }
  const text = decodeText(bytes);
  if (text === null)
    return { kind: 'unusable', why: `${file.name} is no text in UTF-8 or UTF-16.` };
  return { kind: 'text', text, origin: { kind: 'file', title: file.name } };
}

export const file: Source = {
  id: 'file',
  title: 'File',
  note: 'A tools list, one tool or a schema. Or drop it anywhere.',
  place: 'menu',
  // The field reports the file itself, so there is nothing to wait for.
  load: async () => {
    document.getElementById(FILE_INPUT_ID)?.click();
    return await Promise.resolve(null);
  },
};
