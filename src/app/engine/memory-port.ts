import type { Reply, Request } from '../../engine/protocol.ts';
import type { OpenPort, PortEvents } from './port.ts';

/** A port without a worker, for tests: clones every message as a worker would, and answers when told to. */
export interface MemoryPorts {
  readonly open: OpenPort;
  /** Requests of the port that is open now, in order. */
  readonly requests: () => readonly Request[];
  readonly reply: (reply: Reply) => void;
  readonly crash: (message: string) => void;
  readonly opened: () => number;
  readonly ended: () => number;
}

export function createMemoryPorts(): MemoryPorts {
  let events: PortEvents | null = null;
  let requests: Request[] = [];
  let opened = 0;
  let ended = 0;
  return {
    open: (given) => {
      events = given;
      requests = [];
      opened += 1;
      return {
        post: (request) => requests.push(structuredClone(request)),
        end: () => {
          ended += 1;
          events = null;
        },
      };
    },
    requests: () => requests,
    reply: (reply) => events?.onReply(structuredClone(reply)),
    crash: (message) => events?.onCrash(message),
    opened: () => opened,
    ended: () => ended,
  };
}
