import type { DialectName } from '../dialects.ts';
import type { Json, JsonObject } from '../json.ts';
import type { ReaderInfo, Reason } from '../types.ts';

/** A schema that a reader has loaded. */
export interface ReadSchema {
  /** @throws what the library throws while it validates */
  accepts(instance: Json): boolean | Promise<boolean>;
  /** Why an instance is refused; only from readers that may judge. */
  reasons?(instance: Json): readonly Reason[];
  /** Gives up what the library remembers of the schema. */
  release?(): void;
}

/** A library that is running. */
export interface Running {
  /**
   * `schema` is the reader's own copy; `tool` is whose it is, for readers that say so in their words.
   *
   * @throws what the library throws: its words are the answer
   */
  read(schema: Json, dialect: DialectName, tool?: string): ReadSchema | Promise<ReadSchema>;
  /** Lists tools as a client does. @throws where the client loses the list */
  list?(tools: readonly JsonObject[]): Promise<void>;
}

/** A real library, set up as stated. */
export interface Reader extends ReaderInfo {
  /** Nesting of JSON that it was seen to survive on the stack of a worker; deeper schemas are not given to it. */
  readonly levels: number;
  /** It never compiles schemas of this side by itself. */
  readonly reads: 'both' | 'output';
  /** Loads the library; nothing of it is imported before. */
  start(): Promise<Running>;
}

export const defineReader = (reader: Reader): Reader => reader;
