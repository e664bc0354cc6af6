import type { DoctorStep } from '../../../connect/doctor-types.ts';

/** The steps as plain text, for a message to the server's author. No credential stands in a step. */
export function doctorReport(address: string, steps: readonly DoctorStep[]): string {
  const lines = steps.flatMap(({ outcome, title, what, fix, snippets, elapsedMs }) => [
    `[${outcome}] ${title}: ${what}${elapsedMs === undefined ? '' : ` (${Math.round(elapsedMs)} ms)`}`,
    ...(fix === undefined ? [] : [`  ${fix}`]),
    ...(snippets[0]?.text.split('\n').map((line) => `    ${line}`) ?? []),
  ]);
  return [`Connection to ${address}`, ...lines, ''].join('\n');
}
