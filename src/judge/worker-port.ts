import type { OpenJudgePort } from './port.ts';
import type { JudgeReply } from './types.ts';

/** Starts the page's judging worker. */
export const openJudgeWorker: OpenJudgePort = ({ onReply, onCrash }) => {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), {
    type: 'module',
    name: 'judge',
  });
  worker.onmessage = (event: MessageEvent<JudgeReply>) => onReply(event.data);
  worker.onerror = (event) => onCrash(event.message || 'The judging worker did not start');
  worker.onmessageerror = () => onCrash('A message could not be read');
  return { post: (request) => worker.postMessage(request), end: () => worker.terminate() };
};
