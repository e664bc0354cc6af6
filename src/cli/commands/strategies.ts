import { catalogue } from '../../engine/index.ts';
import { FINE } from '../exit-code.ts';
import { formatOption } from '../format-option.ts';
import { jsonText } from '../json-text.ts';
import type { AddCommand } from './define-command.ts';
import type { ListOptions } from './list-options.ts';

export const addStrategies: AddCommand = (program, io, ends) => {
  program
    .command('strategies')
    .description('the ways to rewrite a schema')
    .addOption(formatOption())
    .action(({ format }: ListOptions) => {
      const { strategies } = catalogue();
      const width = Math.max(...strategies.map(({ id }) => id.length));
      const lines = strategies.map(
        ({ id, summary, lossless }) =>
          `${id.padEnd(width)}  ${lossless ? 'same meaning' : 'changes it  '}  ${summary}\n`,
      );
      io.stdout.write(format === 'json' ? jsonText(strategies) : lines.join(''));
      ends(FINE);
    });
};
