import { styleText } from 'node:util';
import type { Output } from '../io.ts';

export type Look = 'bold' | 'dim' | 'red' | 'yellow' | 'cyan' | 'green';

/** Text in a look where the output takes colour, the text itself where it does not. */
export type Paint = (look: Look, text: string) => string;

export function paintFor(output: Pick<Output, 'colour'>): Paint {
  if (!output.colour) return (_, text) => text;
  // The output was judged already: styleText would judge another stream.
  return (look, text) => styleText(look, text, { validateStream: false });
}
