import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import { catalogue, DEFAULTS } from '../engine/index.ts';
import type { Settings } from '../engine/settings.ts';
import { count, unrolling } from './number-argument.ts';

export interface SettingsOptions {
  readonly strategy: string;
  readonly budget: number;
  readonly unroll: number;
  readonly dialect?: string;
  readonly shape?: string;
}

/** What shapes the rewriting, for every command that analyses. */
export function addSettings(command: Command): Command {
  const { strategies } = catalogue();
  return command
    .addOption(
      new Option('--strategy <id>', 'how schemas are rewritten')
        .choices(strategies.map(({ id }) => id))
        .default(DEFAULTS.strategy),
    )
    .addOption(
      new Option('--budget <bytes>', 'what within-budget aims at, per schema')
        .argParser(count)
        .default(DEFAULTS.budgetBytes),
    )
    .addOption(
      new Option('--unroll <times>', 'how often cut-cycles unrolls a cycle, 0 to 3')
        .argParser(unrolling)
        .default(DEFAULTS.unroll),
    )
    .addOption(
      new Option('--dialect <uri>', 'read every schema under this dialect').argParser(dialect),
    )
    .addOption(new Option('--shape <id>', 'do not guess what the input is'));
}

/** Only what differs from the defaults, so that a report names what was chosen. */
export function settingsFrom(options: SettingsOptions): Settings {
  return {
    strategy: options.strategy,
    ...(options.budget !== DEFAULTS.budgetBytes && { budgetBytes: options.budget }),
    ...(options.unroll !== DEFAULTS.unroll && { unroll: options.unroll }),
    ...(options.dialect !== undefined && { dialect: options.dialect }),
    ...(options.shape !== undefined && { shape: options.shape }),
  };
}

/** By its URI with or without the empty fragment, by its title, or as short as `draft-07` and `2020-12`. */
function dialect(given: string): string {
  const { dialects } = catalogue();
  const plain = (name: string) => name.replace(/#$/, '').toLowerCase();
  const found = dialects.find(({ uri, title }) => {
    const [short = uri] = /draft-\d\d|\d{4}-\d\d/.exec(uri) ?? [];
    return [uri, title, short].map(plain).includes(plain(given));
  });
  if (found) return found.uri;
  const accepted = dialects.map(({ title }) => title).join(', ');
  throw new InvalidArgumentError(`Accepted are ${accepted}, or their URIs.`);
}
