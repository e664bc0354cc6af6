import { infoOf, READERS } from '../../judge/readers/index.ts';
import { FINE } from '../exit-code.ts';
import { formatOption } from '../format-option.ts';
import { jsonText } from '../json-text.ts';
import type { AddCommand } from './define-command.ts';
import type { ListOptions } from './list-options.ts';

export const addReaders: AddCommand = (program, io, ends) => {
  program
    .command('readers')
    .description('the libraries that schemas are loaded with')
    .addOption(formatOption())
    .action(({ format }: ListOptions) => {
      const readers = READERS.map(infoOf);
      const width = Math.max(...readers.map(({ id }) => id.length));
      const lines = readers.map(
        ({ id, package: from, version, summary }) =>
          `${id.padEnd(width)}  ${from} ${version}: ${summary}\n`,
      );
      io.stdout.write(format === 'json' ? jsonText(readers) : lines.join(''));
      ends(FINE);
    });
};
