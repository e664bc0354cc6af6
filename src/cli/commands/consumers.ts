import { consumerList } from '../../engine/index.ts';
import { FINE } from '../exit-code.ts';
import { formatOption } from '../format-option.ts';
import { jsonText } from '../json-text.ts';
import { counted } from '../text/amount.ts';
import { today } from '../today.ts';
import type { AddCommand } from './define-command.ts';
import type { ListOptions } from './list-options.ts';

export const addConsumers: AddCommand = (program, io, ends) => {
  program
    .command('consumers')
    .description('the clients and model APIs whose rules are known')
    .addOption(formatOption())
    .action(({ format }: ListOptions) => {
      const consumers = consumerList(today());
      const width = Math.max(...consumers.map(({ id }) => id.length));
      const lines = consumers.map(({ id, title, rules, inherits, optIn }) => {
        const stale = rules.filter((rule) => rule.stale).length;
        const notes = [
          counted(rules.length, 'rule'),
          ...(inherits.length > 0 ? [`${inherits.length} of others`] : []),
          ...(stale > 0 ? [`${stale} older than six months`] : []),
          ...(optIn ? ['a mode to ask for'] : []),
        ];
        return `${id.padEnd(width)}  ${title}: ${notes.join(', ')}\n`;
      });
      io.stdout.write(format === 'json' ? jsonText(consumers) : lines.join(''));
      ends(FINE);
    });
};
