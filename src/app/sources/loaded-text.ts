import type { Origin } from '../state/document-slice.ts';

export type Loaded =
  | { readonly kind: 'text'; readonly text: string; readonly origin: Origin }
  /** One sentence that says what was found and what is accepted. */
  | { readonly kind: 'unusable'; readonly why: string };
