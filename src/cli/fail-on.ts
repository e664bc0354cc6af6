import { Option } from 'commander';
import type { Report } from '../engine/report-types.ts';
import type { ExitCode } from './exit-code.ts';
import { FINE, FOUND } from './exit-code.ts';

const LEVELS = ['error', 'warning', 'info', 'never'] as const;
export type FailOn = (typeof LEVELS)[number];

export function failOnOption(): Option {
  return new Option('--fail-on <level>', 'exit with 1 if something of this level or above is found')
    .choices(LEVELS)
    .default('error' satisfies FailOn);
}

export function verdict(
  { errors, warnings, infos }: Pick<Report['totals'], 'errors' | 'warnings' | 'infos'>,
  level: FailOn,
): ExitCode {
  const found = {
    error: errors,
    warning: errors + warnings,
    info: errors + warnings + infos,
    never: 0,
  };
  return found[level] > 0 ? FOUND : FINE;
}
