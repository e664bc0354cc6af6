/** 0 nothing found at or above `--fail-on`; 1 something found; 2 the input or the options cannot be used. */
export type ExitCode = 0 | 1 | 2;

export const FINE: ExitCode = 0;
export const FOUND: ExitCode = 1;
export const UNUSABLE: ExitCode = 2;
