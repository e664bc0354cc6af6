import type { ReaderInfo } from '../types.ts';
import { ajv201909 } from './ajv-2019-09.ts';
import { ajv201909Strict } from './ajv-2019-09-strict.ts';
import { ajv202012 } from './ajv-2020-12.ts';
import { ajv202012Strict } from './ajv-2020-12-strict.ts';
import { ajvDraft07 } from './ajv-draft-07.ts';
import { ajvDraft07Strict } from './ajv-draft-07-strict.ts';
import { cfworker } from './cfworker.ts';
import type { Reader } from './define-reader.ts';
import { hyperjump } from './hyperjump.ts';
import { mcpClient2 } from './mcp-client-2.ts';
import { mcpClient2Cfworker } from './mcp-client-2-cfworker.ts';
import { mcpSdk1 } from './mcp-sdk-1.ts';
import { zod } from './zod.ts';

/** In the order in which a person meets them. Light: no library is loaded before its reader starts. */
export const READERS: readonly Reader[] = [
  mcpSdk1,
  mcpClient2,
  mcpClient2Cfworker,
  zod,
  ajv202012,
  ajv202012Strict,
  ajv201909,
  ajv201909Strict,
  ajvDraft07,
  ajvDraft07Strict,
  cfworker,
  hyperjump,
];

export const readerById = (id: string): Reader | undefined =>
  READERS.find((reader) => reader.id === id);

/** What there is to say about a reader, without the reader. */
export const infoOf = ({
  id,
  title,
  package: from,
  version,
  summary,
  source,
  wholeList,
}: Reader): ReaderInfo => ({ id, title, package: from, version, summary, source, wholeList });
