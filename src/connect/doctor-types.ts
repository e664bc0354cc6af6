/** What the connection doctor says. Every text is for a person; none holds a credential. */

export type StepId =
  | 'reachable'
  | 'preflight'
  | 'headers'
  | 'handshake'
  | 'session'
  | 'authorization'
  | 'list'
  | 'parse';

/** What keeps a connection from being made, as far as it can be told. */
export type Cause =
  | 'bad-address'
  | 'mixed-content'
  // A browser tells these three apart only by a second request, and sometimes not at all.
  | 'unreachable'
  | 'closed-port'
  | 'unknown-host'
  | 'certificate'
  | 'connection-lost'
  | 'cors-refused'
  | 'headers-not-allowed'
  | 'session-unreadable'
  | 'redirect'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'http-status'
  | 'server-error'
  | 'html'
  | 'content-type'
  | 'broken-json'
  | 'not-utf8'
  | 'not-mcp'
  | 'protocol-version'
  | 'rpc-error'
  | 'no-tools'
  | 'too-large'
  | 'timeout'
  | 'stalled'
  | 'relay-refused'
  | 'private-target'
  | 'not-started'
  | 'ended';

export interface Failure {
  readonly cause: Cause;
  readonly step: StepId;
  /** One or two sentences: what happened. */
  readonly what: string;
  /** What the server's author, or the person, changes. */
  readonly fix: string;
}

export type Outcome =
  | 'passed'
  | 'failed'
  /** Works, but something is missing that will be needed. */
  | 'warned'
  /** Does not apply here: a command needs no CORS, a 2026-07-28 server no session. */
  | 'not-needed'
  | 'not-tried';

/** Text to put into a server's code or settings. */
export interface Snippet {
  readonly id: 'header' | 'express' | 'starlette' | 'nginx' | 'command';
  readonly title: string;
  readonly text: string;
  /** Words in `text` that are the missing ones. */
  readonly marks: readonly string[];
}

/** What the person may try instead. */
export type Offer = 'relay' | 'allow-private' | 'command' | 'sign-in' | 'credentials' | 'retry';

export interface DoctorStep {
  readonly id: StepId;
  readonly title: string;
  readonly outcome: Outcome;
  readonly what: string;
  /** Of a failed or warned step. */
  readonly cause?: Cause;
  readonly fix?: string;
  readonly snippets: readonly Snippet[];
  readonly offers: readonly Offer[];
  /** Milliseconds, where something was measured. */
  readonly elapsedMs?: number;
}
