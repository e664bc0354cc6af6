import { inspect } from '../../engine/index.ts';
import { dialectTitles } from '../dialect-titles.ts';
import type { ExitCode } from '../exit-code.ts';
import type { FailOn } from '../fail-on.ts';
import { failOnOption, verdict } from '../fail-on.ts';
import type { Format } from '../format-option.ts';
import { formatOption } from '../format-option.ts';
import type { Io } from '../io.ts';
import { jsonText } from '../json-text.ts';
import type { InputOptions } from '../read-input.ts';
import { addInput, readInput } from '../read-input.ts';
import { noSchemas } from '../refusal.ts';
import { complain, writeDocument } from '../say.ts';
import type { SettingsOptions } from '../settings-options.ts';
import { addSettings, settingsFrom } from '../settings-options.ts';
import { paintFor } from '../text/paint.ts';
import { reportText } from '../text/report-text.ts';
import type { AddCommand } from './define-command.ts';

interface Options extends InputOptions, SettingsOptions {
  readonly format: Format;
  readonly failOn: FailOn;
}

export const addInspect: AddCommand = (program, io, ends) => {
  const command = program.command('inspect').description('what is found in the input, with fixes');
  addSettings(addInput(command).addOption(formatOption()).addOption(failOnOption())).action(
    async (input: string[], options: Options) => ends(await inspectInput(input, options, io)),
  );
};

async function inspectInput(input: readonly string[], options: Options, io: Io): Promise<ExitCode> {
  const read = await readInput(input, io, options);
  if (read.kind === 'unusable') return complain(io, read.why);
  const settings = settingsFrom(options);
  const report = inspect(read.text, settings);
  const unusable = report.source.shape === 'unrecognised';
  if (options.format === 'json') writeDocument(io.stdout, jsonText(report));
  else if (!unusable) {
    io.stdout.write(reportText(report, read.text, dialectTitles(), paintFor(io.stdout)));
  }
  return unusable ? noSchemas(io, read.text, report) : verdict(report.totals, options.failOn);
}
