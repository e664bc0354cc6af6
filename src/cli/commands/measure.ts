import { inspect, measure } from '../../engine/index.ts';
import type { ExitCode } from '../exit-code.ts';
import { FINE } from '../exit-code.ts';
import type { Format } from '../format-option.ts';
import { formatOption } from '../format-option.ts';
import type { Io } from '../io.ts';
import { jsonText } from '../json-text.ts';
import type { InputOptions } from '../read-input.ts';
import { addInput, readInput } from '../read-input.ts';
import { isReadable, noSchemas } from '../refusal.ts';
import { complain, writeDocument } from '../say.ts';
import type { SettingsOptions } from '../settings-options.ts';
import { addSettings, settingsFrom } from '../settings-options.ts';
import { measureText } from '../text/measure-text.ts';
import { paintFor } from '../text/paint.ts';
import type { AddCommand } from './define-command.ts';

interface Options extends InputOptions, SettingsOptions {
  readonly format: Format;
}

export const addMeasure: AddCommand = (program, io, ends) => {
  const command = program.command('measure').description('bytes per schema and per definition');
  addSettings(addInput(command).addOption(formatOption())).action(
    async (input: string[], options: Options) => ends(await measureInput(input, options, io)),
  );
};

async function measureInput(input: readonly string[], options: Options, io: Io): Promise<ExitCode> {
  const read = await readInput(input, io, options);
  if (read.kind === 'unusable') return complain(io, read.why);
  const settings = settingsFrom(options);
  const measured = measure(read.text, settings);
  if (measured.schemas.length === 0) {
    const report = inspect(read.text, settings);
    if (!isReadable(report)) return noSchemas(io, read.text, report);
  }
  if (options.format === 'json') writeDocument(io.stdout, jsonText(measured));
  else io.stdout.write(measureText(measured, paintFor(io.stdout)));
  return FINE;
}
