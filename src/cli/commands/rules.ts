import { catalogue } from '../../engine/index.ts';
import { FINE } from '../exit-code.ts';
import { formatOption } from '../format-option.ts';
import { jsonText } from '../json-text.ts';
import type { AddCommand } from './define-command.ts';
import type { ListOptions } from './list-options.ts';

export const addRules: AddCommand = (program, io, ends) => {
  program
    .command('rules')
    .description('what is looked for')
    .addOption(formatOption())
    .action(({ format }: ListOptions) => {
      const { rules } = catalogue();
      const width = Math.max(...rules.map(({ code }) => code.length));
      const lines = rules.map(
        ({ code, severity, summary }) =>
          `${severity.padEnd(7)}  ${code.padEnd(width)}  ${summary}\n`,
      );
      io.stdout.write(format === 'json' ? jsonText(rules) : lines.join(''));
      ends(FINE);
    });
};
