import type { Io } from '../io.ts';

export type InputText =
  | { readonly kind: 'text'; readonly text: string; readonly name?: string }
  | { readonly kind: 'unusable'; readonly why: string };

/** How an input is read; what only servers need is absent elsewhere. */
export interface ReadOptions {
  /** Bytes to read at most; more makes the input unusable. */
  readonly most: number;
  /** `Name: value`, each. */
  readonly header?: readonly string[];
  /** The environment variable that holds a bearer token. */
  readonly bearerEnv?: string;
  /** Seconds that a server has for everything. */
  readonly timeout?: number;
}

/** A place that input comes from. The first source that accepts the argument reads it. */
export interface InputSource {
  accepts(input: string): boolean;
  /** Never throws on bad input. */
  read(input: string, io: Io, options: ReadOptions): Promise<InputText>;
}
