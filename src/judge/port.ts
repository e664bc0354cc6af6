import type { JudgeReply, JudgeRequest } from './types.ts';

/** One worker, or what stands for it in a test. */
export interface JudgePort {
  readonly post: (request: JudgeRequest) => void;
  /** Ends it at once, in the middle of whatever it does. No reply comes after. */
  readonly end: () => void;
}

export interface JudgePortEvents {
  readonly onReply: (reply: JudgeReply) => void;
  /** It failed to start, ran out of memory, or threw outside a request. */
  readonly onCrash: (message: string) => void;
}

export type OpenJudgePort = (events: JudgePortEvents) => JudgePort;
