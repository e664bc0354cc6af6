import { dirname, relative, sep } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import type { Profile } from '../../engine/index.ts';
import { catalogue, check, consumerList, inspect } from '../../engine/index.ts';
import { checkText } from '../check/check-text.ts';
import { findConfig } from '../check/find-config.ts';
import { sarifOf } from '../check/sarif.ts';
import type { ExitCode } from '../exit-code.ts';
import type { FailOn } from '../fail-on.ts';
import { failOnOption, verdict } from '../fail-on.ts';
import type { Io } from '../io.ts';
import { jsonText } from '../json-text.ts';
import { namesOption } from '../names-option.ts';
import type { InputOptions } from '../read-input.ts';
import { addInput, readInput } from '../read-input.ts';
import { noSchemas } from '../refusal.ts';
import { complain, writeDocument } from '../say.ts';
import { paintFor } from '../text/paint.ts';
import { today } from '../today.ts';
import type { AddCommand } from './define-command.ts';

interface Options extends InputOptions {
  readonly client?: readonly string[];
  readonly config?: string;
  readonly strategy?: string;
  readonly server?: string;
  readonly format: 'text' | 'json' | 'sarif';
  readonly failOn: FailOn;
}

const clientIds = (): readonly string[] => consumerList(today()).map(({ id }) => id);

export const addCheck: AddCommand = (program, io, ends) => {
  const command = program
    .command('check')
    .description('what clients do with the tools, as a validation profile serves them');
  addInput(command)
    .addOption(namesOption('--client <ids>', 'clients that matter, with commas', clientIds))
    .option('--config <file>', 'the profile; else refscope.config.json beside the input or above')
    .addOption(
      new Option('--strategy <id>', 'how schemas are rewritten before serving').argParser(strategy),
    )
    .option('--server <name>', 'what clients call the server; they put it in front of tool names')
    .addOption(
      new Option('--format <format>', 'for people, for programs, or for code scanning')
        .choices(['text', 'json', 'sarif'])
        .default('text'),
    )
    .addOption(failOnOption())
    .action(async (input: string[], options: Options) =>
      ends(await checkInput(input, options, io)),
    );
};

function strategy(given: string): string {
  const ids = catalogue().strategies.map(({ id }) => id);
  if (ids.includes(given)) return given;
  throw new InvalidArgumentError(`Accepted are ${ids.join(', ')}.`);
}

async function checkInput(words: readonly string[], options: Options, io: Io): Promise<ExitCode> {
  const [input = '-'] = words;
  const isFile = !options.stdio && input !== '-' && !/^https?:/i.test(input);
  const found = findConfig(options.config, isFile ? dirname(input) : '.');
  if (found.kind === 'unusable') return complain(io, found.why);
  const profile = withOptions(found.profile, options);
  const known = catalogue().strategies.some(({ id }) => id === profile.strategy);
  if (!known) return complain(io, `${found.path}: there is no strategy ${profile.strategy}.`);
  const read = await readInput(words, io, options);
  if (read.kind === 'unusable') return complain(io, read.why);
  const report = check(read.text, {}, profile);
  if (report.shape === 'unrecognised') return noSchemas(io, read.text, inspect(read.text));
  const consumers = consumerList(today());
  if (options.format === 'json') writeDocument(io.stdout, jsonText(report));
  else if (options.format === 'sarif') {
    const path = options.save ?? (isFile ? input : 'tools-list.json');
    writeDocument(io.stdout, jsonText(sarifOf(report, read.text, uriOf(path), consumers)));
  } else io.stdout.write(checkText(report, read.text, consumers, paintFor(io.stdout)));
  return verdict(report.totals, options.failOn);
}

const withOptions = (profile: Profile, { client, server, strategy: id }: Options): Profile => ({
  ...profile,
  ...(client !== undefined && { clients: client }),
  ...(server !== undefined && { server }),
  ...(id !== undefined && { strategy: id }),
});

/** As code scanning wants it: from the folder in which the command runs, with slashes. */
const uriOf = (path: string): string => encodeURI(relative('.', path).split(sep).join('/'));
