import type { Severity } from '../../report-types.ts';

export const POLICIES = ['throw', 'warn', 'skip'] as const;
/** What a refusal is to whoever runs the check: an error, a warning, or a tool that is left out. */
export type Policy = (typeof POLICIES)[number];

/** One vocabulary for the page, the command, links and pipelines. */
export interface Profile {
  readonly policy: Policy;
  /** Every property says what it is; `allowUntyped` names exceptions as `tool.path.to.property`. */
  readonly requireTypedProperties: boolean;
  readonly allowUntyped: readonly string[];
  /** Only formats that most readers know; `allowFormats` adds to them. Formats are reported, never changed. */
  readonly requirePortableFormats: boolean;
  readonly allowFormats: readonly string[];
  /** Fold choices of objects into one object before serving. */
  readonly flattenUnionInput: boolean;
  /** JSON texts of schema parts that a host adds to the input of every tool, in this order. */
  readonly extend: readonly string[];
  /** Ids of the consumers that matter. */
  readonly clients: readonly string[];
  /** What the server is called by whoever configures it; clients put it in front of names. */
  readonly server: string;
  /** How schemas are rewritten before they are served. */
  readonly strategy: string;
  /** Id of a consumer's rule, or code of a diagnostic, and what it is to count as. */
  readonly severities: ReadonlyMap<string, Severity | 'off'>;
  /** Most bytes of one schema and of the whole list as served; undefined: no limit. */
  readonly maxSchemaBytes: number | undefined;
  readonly maxListBytes: number | undefined;
}

export const DEFAULT_PROFILE: Profile = {
  policy: 'throw',
  requireTypedProperties: false,
  allowUntyped: [],
  requirePortableFormats: false,
  allowFormats: [],
  flattenUnionInput: false,
  extend: [],
  clients: [],
  server: '',
  strategy: 'as-served',
  severities: new Map(),
  maxSchemaBytes: undefined,
  maxListBytes: undefined,
};
