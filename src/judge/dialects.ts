/** The dialects that a reader may be set up for. */
export type DialectName =
  | 'draft-04'
  | 'draft-06'
  | 'draft-07'
  | '2019-09'
  | '2020-12'
  | 'openapi-3.0';

const BY_URI: ReadonlyMap<string, DialectName> = new Map([
  ['json-schema.org/draft-04/schema', 'draft-04'],
  ['json-schema.org/draft-06/schema', 'draft-06'],
  ['json-schema.org/draft-07/schema', 'draft-07'],
  ['json-schema.org/draft/2019-09/schema', '2019-09'],
  ['json-schema.org/draft/2020-12/schema', '2020-12'],
  ['spec.openapis.org/oas/3.0/schema/2021-09-28', 'openapi-3.0'],
]);

/** `http` and `https`, with and without an empty fragment, name the same dialect. */
export const dialectNamed = (uri: string): DialectName | undefined =>
  BY_URI.get(uri.replace(/^https?:\/\//, '').replace(/#$/, ''));

/** Until draft-07 keywords beside `$ref` are ignored; from 2019-09 on they count. */
export const ignoresSiblings = (dialect: DialectName): boolean =>
  dialect !== '2019-09' && dialect !== '2020-12';
