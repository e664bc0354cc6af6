import { createJudgeClient } from '../../judge/client.ts';
import { openJudgeWorker } from '../../judge/worker-port.ts';
import { createClient } from '../engine/client.ts';
import { openWorkerPort } from '../engine/worker-port.ts';
import type { AppStore } from '../state/store.ts';
import type { JudgedPanel } from '../state/use-services.ts';
import { compareStrategies } from './compare-strategies.ts';
import { judgeArguments } from './judge-arguments.ts';
import { judgeForClients } from './judge-for-clients.ts';
import type { Peers } from './judge-scope.ts';
import { readSchemas } from './read-schemas.ts';

/** Work that goes on while a panel is in view. */
export interface Watched {
  /** Starts when the panel is opened; returns what ends it. */
  readonly watch: () => () => void;
  readonly cancel: () => void;
  readonly again: () => void;
}

export interface Judging {
  readonly watch: (panel: JudgedPanel) => () => void;
  readonly cancel: (panel: JudgedPanel) => void;
  readonly again: (panel: JudgedPanel) => void;
  /** Puts valid arguments for the tool in focus into the panel Arguments. */
  readonly example: () => void;
}

/**
 * The judging worker, and an engine worker besides the page's: a strategy that does not return is ended there, and
 * nobody who types waits for it.
 */
export function createJudging(store: AppStore): Judging {
  const peers: Peers = {
    judge: createJudgeClient(openJudgeWorker),
    engine: createClient(openWorkerPort),
  };
  const args = judgeArguments(store, peers);
  const panels: Readonly<Record<JudgedPanel, Watched>> = {
    strategies: compareStrategies(store, peers),
    readers: readSchemas(store, peers),
    arguments: args,
    clients: judgeForClients(store, peers),
  };
  return {
    watch: (panel) => panels[panel].watch(),
    cancel: (panel) => panels[panel].cancel(),
    again: (panel) => panels[panel].again(),
    example: args.example,
  };
}
