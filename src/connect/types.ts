/** What connecting takes and gives. Plain data wherever the page shows it; nothing here holds a credential in the open. */
import type { Credentials } from './credential-types.ts';
import type { DoctorStep, Failure } from './doctor-types.ts';

/** How requests travel. A relay is one of our own local server; the page may use it after the person chose it. */
export type Via =
  | { readonly kind: 'direct' }
  | {
      readonly kind: 'relay';
      /** Where the relay answers, such as `http://127.0.0.1:4173/__relay`. */
      readonly base: string;
      /** What `GET /__relay/token` handed to the page. */
      readonly token: string;
      /** The person said yes to this very target being on a private or link-local network. */
      readonly allowPrivate?: boolean;
    };

export interface Target {
  /** `http:` or `https:`, without user, password and fragment. */
  readonly url: string;
  /** Sent to their own origin only; absent: none. */
  readonly credentials?: Credentials;
  readonly via?: Via;
}

/** What is too much, or too long. */
export interface Limits {
  /** Bytes of all replies to `tools/list` together, as decoded from their transfer. Default 8 MiB. */
  readonly bytes: number;
  /** Default 1,000. */
  readonly pages: number;
  /** Default 20,000. */
  readonly tools: number;
  /** Milliseconds from the first request to the last byte. Default 30,000. */
  readonly deadlineMs: number;
}

export type Stage = 'handshake' | 'listing';

export interface Progress {
  readonly stage: Stage;
  /** Pages, tools and bytes that have arrived whole. */
  readonly pages: number;
  readonly tools: number;
  readonly bytes: number;
}

export interface ConnectOptions {
  readonly signal?: AbortSignal;
  readonly limits?: Partial<Limits>;
  readonly onProgress?: (progress: Progress) => void;
  /** Called while connected, each time the server says that its list of tools changed. Absent: nothing is listened to. */
  readonly onListChanged?: () => void;
  /** The time a capture is stamped with. */
  readonly now: () => Date;
  /** The page's own address, to tell mixed content. Absent where there is none, as in the command. */
  readonly pageUrl?: string;
}

/** Which generation of the protocol was agreed on: with `initialize`, or with `server/discover` (2026-07-28 and later). */
export type Era = 'initialize' | 'discover';

export interface ServerIdentity {
  readonly name: string;
  readonly version: string;
  readonly title?: string;
}

/** Why the list ends before the server says so. */
export type Stopped =
  | { readonly why: 'repeated-cursor'; readonly cursor: string }
  | { readonly why: 'pages' | 'tools' | 'bytes' | 'deadline'; readonly limit: number };

/** The tools as served. */
export interface Captured {
  /** One page: the reply as it was sent. Several: `{"tools":[...]}`, made of slices of what was sent. */
  readonly text: string;
  readonly pages: number;
  readonly tools: number;
  /** UTF-8 bytes of the replies. */
  readonly bytes: number;
  /** Absent: everything arrived. */
  readonly stopped?: Stopped;
  /** Null where a server does not say who it is (2026-07-28 lets it). */
  readonly server: ServerIdentity | null;
  readonly protocolVersion: string;
  readonly era: Era;
  /** Whether the server promises to say when its list changes. */
  readonly tellsChanges: boolean;
  /** ISO 8601, UTC. */
  readonly capturedAt: string;
  /** Without query values: an address may hold a key. */
  readonly address: string;
}

export interface Connection {
  readonly captured: Captured;
  /** Fetches the list again over the same session. */
  readonly reload: (options?: Pick<ConnectOptions, 'signal' | 'onProgress'>) => Promise<ListResult>;
  /** Ends the session and everything that is under way. Never rejects. */
  readonly close: () => Promise<void>;
}

export type ListResult =
  | { readonly kind: 'captured'; readonly captured: Captured }
  | Failed
  | { readonly kind: 'cancelled' };

export type ConnectResult =
  | {
      readonly kind: 'connected';
      readonly connection: Connection;
      readonly steps: readonly DoctorStep[];
    }
  | Failed
  | { readonly kind: 'cancelled' };

export interface Failed {
  readonly kind: 'failed';
  readonly failure: Failure;
  /** All steps in order, the failing one explained. */
  readonly steps: readonly DoctorStep[];
  /** The server's `WWW-Authenticate`, where it may be read: signing in begins with it. */
  readonly challenge?: string;
}
