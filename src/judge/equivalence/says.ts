import type { Json } from '../json.ts';
import type { ReadSchema } from '../readers/define-reader.ts';

/** Accepted or not; null where the judge itself fails. */
export type Said = boolean | null;

/** A judge that fails on the served form says nothing about the rewritten one. */
export const disagree = ([before, after]: readonly [Said, Said]): boolean =>
  before !== null && before !== after;

export const plain = (said: boolean | string): Said => (typeof said === 'string' ? null : said);

/** A judge answers at once; the words of one that fails instead. */
export function says(schema: ReadSchema, instance: Json): boolean | string {
  try {
    return schema.accepts(instance) === true;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
