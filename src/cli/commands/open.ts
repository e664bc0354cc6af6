import { decodeLink } from '../../link/codec.ts';
import type { ExitCode } from '../exit-code.ts';
import { FINE } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { MOST_INPUT, readInput } from '../read-input.ts';
import { complain, writeDocument } from '../say.ts';
import type { AddCommand } from './define-command.ts';

export const addOpen: AddCommand = (program, io, ends) => {
  program
    .command('open')
    .description('the document that a permalink holds; nothing is connected to')
    .argument('<link>', 'a whole link, its part from # on, or - for standard input')
    .action(async (link: string) => ends(await openLink(link, io)));
};

async function openLink(given: string, io: Io): Promise<ExitCode> {
  let link = given;
  if (given === '-') {
    const read = await readInput([given], io, { maxInput: MOST_INPUT });
    if (read.kind === 'unusable') return complain(io, read.why);
    link = read.text.trim();
  }
  const hash = link.indexOf('#');
  const decoded = await decodeLink(hash < 0 ? link : link.slice(hash));
  if (decoded.kind === 'damaged') return complain(io, decoded.reason);
  writeDocument(io.stdout, decoded.link.text);
  return FINE;
}
