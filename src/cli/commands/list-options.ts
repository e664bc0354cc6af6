import type { Format } from '../format-option.ts';

export interface ListOptions {
  readonly format: Format;
}
