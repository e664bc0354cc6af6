import { InvalidArgumentError, Option } from 'commander';

/** Names with commas, `all`, or `none` where nothing is a choice as well. */
export function namesOption(
  flags: string,
  description: string,
  known: () => readonly string[],
  mayBeNone = false,
): Option {
  return new Option(flags, description).argParser((given: string): readonly string[] => {
    if (given === 'all') return known();
    if (given === 'none' && mayBeNone) return [];
    const names = given.split(',').map((name) => name.trim());
    const unknown = names.filter((name) => !known().includes(name));
    if (unknown.length === 0) return names;
    throw new InvalidArgumentError(`Accepted are all, ${known().join(', ')}.`);
  });
}
