import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { JudgePortEvents, OpenJudgePort } from '../port.ts';
import type { JudgeReply } from '../types.ts';

/** Built beside the command. */
const FILE = new URL('./judge-worker.js', import.meta.url);

/** Starts the judging thread; from source, where there is no file for one, the work is done here and cannot be ended. */
export const openNodeJudge: OpenJudgePort = (events) =>
  existsSync(FILE) ? thread(events) : here(events);

function thread({ onReply, onCrash }: JudgePortEvents): ReturnType<OpenJudgePort> {
  // What libraries print about schemas would stand between the answers.
  const worker = new Worker(FILE, { stdout: true, stderr: true });
  let ended = false;
  const crash = (message: string): void => {
    if (!ended) onCrash(message);
  };
  worker.on('message', (reply: JudgeReply) => {
    if (!ended) onReply(reply);
  });
  worker.on('error', ({ message }) => crash(message));
  worker.on('exit', () => crash('The judging thread ended'));
  return {
    post: (request) => worker.postMessage(request),
    end: () => {
      ended = true;
      void worker.terminate();
    },
  };
}

function here({ onReply }: JudgePortEvents): ReturnType<OpenJudgePort> {
  let ended = false;
  const loading = import('../serve.ts');
  return {
    post: (request) =>
      void loading.then(({ serve }) =>
        serve(request, (reply) => {
          if (!ended) onReply(structuredClone(reply));
        }),
      ),
    end: () => {
      ended = true;
    },
  };
}
