import type { Dialect } from './define-dialect.ts';
import { draft04 } from './draft-04.ts';
import { draft06 } from './draft-06.ts';
import { draft07 } from './draft-07.ts';
import { draft201909 } from './draft-2019-09.ts';
import { draft202012 } from './draft-2020-12.ts';
import { openapi30 } from './openapi-3.0.ts';

export const dialects: readonly Dialect[] = [
  draft04,
  draft06,
  draft07,
  draft201909,
  draft202012,
  openapi30,
];

/** What MCP reads a schema by that carries no stamp (2025-11-25, basic; SEP-1613). */
export const defaultDialect: Dialect = draft202012;

/** `http` and `https`, with and without an empty fragment, name the same dialect; anything else is unknown. */
const plain = (uri: string): string => uri.replace(/^https:/, 'http:').replace(/#$/, '');

const byUri = new Map(dialects.map((dialect) => [plain(dialect.uri), dialect]));
/** As most stamps are written; asked first, since it is asked for every schema. */
const asWritten = new Map(dialects.map((dialect) => [dialect.uri, dialect]));

export const dialectByUri = (uri: string): Dialect | undefined =>
  asWritten.get(uri) ?? byUri.get(plain(uri));
