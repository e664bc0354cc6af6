import { Option } from 'commander';

export type Format = 'text' | 'json';

export function formatOption(): Option {
  return new Option('--format <format>', 'for people or for programs')
    .choices(['text', 'json'] satisfies Format[])
    .default('text' satisfies Format);
}
