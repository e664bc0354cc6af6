import type { Diagnostic } from '../report-types.ts';
import type { Prepared } from './prepare.ts';

/** Why nothing can be rewritten: settings, text, or a shape that was not recognised. Empty where all is well. */
export function readingProblems({ problems, source, tools }: Prepared): Diagnostic[] {
  if (problems.length > 0)
    return problems.map((problem) => ({
      ...problem,
      severity: 'error',
      pointer: '',
      range: { start: 0, end: 0 },
    }));
  const { problem } = source.doc;
  if (problem !== undefined) {
    return [
      {
        code: problem.code,
        severity: 'error',
        message: problem.message,
        pointer: '',
        range: { start: problem.at, end: Math.min(problem.at + 1, source.given.length) },
      },
    ];
  }
  if (tools.shape !== 'unrecognised') return [];
  return [
    {
      code: 'shape/unrecognised',
      severity: 'error',
      message: tools.why,
      pointer: '',
      range: { start: 0, end: source.given.length },
    },
  ];
}
