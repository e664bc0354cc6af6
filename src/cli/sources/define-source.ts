import type { Io } from '../io.ts';

export type InputText =
  | { readonly kind: 'text'; readonly text: string; readonly name?: string }
  | { readonly kind: 'unusable'; readonly why: string };

/** A place that input comes from. The first source that accepts the argument reads it. */
export interface InputSource {
  accepts(input: string): boolean;
  /** `most`: bytes to read at most; more makes the input unusable. Never throws on bad input. */
  read(input: string, io: Io, most: number): Promise<InputText>;
}
