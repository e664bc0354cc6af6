import type { Keyword } from '../json/keywords.ts';

export type DialectId =
  | 'draft-04'
  | 'draft-06'
  | 'draft-07'
  | '2019-09'
  | '2020-12'
  | 'openapi-3.0';

/** The form that a keyword's value must have; `rules/dialect-invalid-value` checks it. */
export type Form =
  | 'schema'
  | 'schema-or-schemas'
  | 'schemas'
  | 'schema-map'
  | 'schema-or-names-map'
  | 'any'
  | 'string'
  | 'boolean'
  | 'number'
  | 'positive-number'
  | 'count'
  | 'unique-strings'
  | 'unique-strings-some'
  | 'names-map'
  | 'array'
  | 'unique-values-some'
  | 'types'
  | 'uri'
  | 'uri-reference'
  | 'anchor'
  | 'pattern'
  | 'object'
  | 'vocabularies';

/** How one JSON Schema dialect reads a schema. Shared code asks these fields; it never asks for the id. */
export interface Dialect {
  readonly id: DialectId;
  readonly title: string;
  /** As it is written in `$schema`. */
  readonly uri: string;
  /** Keyword that opens a resource of its own. */
  readonly idKeyword: '$id' | 'id';
  /** `#name` in the id keyword is an anchor (until draft-07). */
  readonly idAnchors: boolean;
  readonly anchorKeywords: readonly ('$anchor' | '$dynamicAnchor')[];
  /** What an anchor may be called, where there are some. */
  readonly anchorName: RegExp | undefined;
  /** Keyword of a reference whose target depends on the route taken. */
  readonly dynamicReference: '$dynamicRef' | '$recursiveRef' | undefined;
  /** Keywords beside `$ref` count (from 2019-09 on). */
  readonly siblingsCount: boolean;
  readonly booleanSchemas: boolean;
  /** Where reusable schemas are kept by its own text. */
  readonly container: '$defs' | 'definitions';
  /** Every keyword that does something here, with the form of its value. */
  readonly keywords: ReadonlyMap<Keyword, Form>;
  readonly types: readonly string[];
}

type Change = Partial<Omit<Dialect, 'keywords'>> & {
  readonly id: DialectId;
  readonly title: string;
  readonly uri: string;
  readonly add?: Readonly<Partial<Record<Keyword, Form>>>;
  readonly drop?: readonly Keyword[];
};

export function extend(base: Dialect, { add = {}, drop = [], ...change }: Change): Dialect {
  const keywords = new Map(base.keywords);
  for (const word of drop) keywords.delete(word);
  for (const [word, form] of Object.entries(add)) keywords.set(word as Keyword, form);
  return { ...base, ...change, keywords };
}

export const table = (
  forms: Readonly<Partial<Record<Keyword, Form>>>,
): ReadonlyMap<Keyword, Form> => new Map(Object.entries(forms) as [Keyword, Form][]);
