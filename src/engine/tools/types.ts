import type { Document } from '../json/document.ts';
import type { Side, TextRange } from '../report-types.ts';

/** A text, unwrapped where it had to be: `doc.toGiven` leads to the text that was given. */
export interface Source {
  readonly given: string;
  readonly doc: Document;
  /** What stood around the JSON. */
  readonly wrapping: 'none' | 'server-sent-events' | 'text-before';
  readonly byteOrderMark: boolean;
  /** Where the JSON begins in the given text, and where what was left out stands. */
  readonly leftOut: TextRange | undefined;
}

/** One schema of a tool; `node` is its root. */
export interface SchemaSite {
  readonly tool: number;
  readonly side: Side;
  readonly node: number;
}

export interface ToolSite {
  /** Empty where there is none. */
  readonly name: string;
  readonly node: number;
  /** The member that holds the name, or -1. */
  readonly nameNode: number;
  /** The member that should hold the input schema, whatever it holds, or -1. */
  readonly inputNode: number;
  readonly outputNode: number;
}

export interface ToolSet {
  readonly shape: string;
  /** One sentence: what was recognised, and by what. */
  readonly why: string;
  /** MCP's own rules (root type, names, x-mcp-header) apply: not for a bare schema or another vendor's tools. */
  readonly mcp: boolean;
  readonly tools: readonly ToolSite[];
  /** Objects and booleans only, in document order. */
  readonly schemas: readonly SchemaSite[];
  /** Things found beside the tools: `nextCursor`, a JSON-RPC error, ... */
  readonly nextCursor: number;
  readonly errorReply: number;
  /** The list stands inside a JSON-RPC reply. */
  readonly envelope: boolean;
  /** Items of a list of tools that are no objects: they are left out of `tools`. */
  readonly strays: readonly number[];
}
