import { InvalidArgumentError, Option } from 'commander';
import { catalogue } from '../engine/index.ts';

export type FixChoice = 'all' | readonly string[];

export function fixOption(): Option {
  return new Option(
    '--fix <codes>',
    'first apply the fixes of: all, or codes with commas',
  ).argParser(fixChoice);
}

function fixChoice(given: string): FixChoice {
  if (given === 'all') return 'all';
  const codes = given.split(',').map((code) => code.trim());
  const known = new Set(catalogue().rules.map(({ code }) => code));
  const unknown = codes.filter((code) => !known.has(code));
  if (unknown.length === 0) return codes;
  throw new InvalidArgumentError('"all" or codes as "refscope rules" lists them are accepted.');
}
