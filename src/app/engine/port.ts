import type { Reply, Request } from '../../engine/protocol.ts';

/** One worker, or what stands for it in a test. */
export interface Port {
  readonly post: (request: Request) => void;
  /** Ends it at once, in the middle of whatever it does. No reply comes after. */
  readonly end: () => void;
}

export interface PortEvents {
  readonly onReply: (reply: Reply) => void;
  /** It failed to start, to parse a message, or threw outside a request. */
  readonly onCrash: (message: string) => void;
}

export type OpenPort = (events: PortEvents) => Port;
