import type { Reply } from '../../engine/protocol.ts';
import type { OpenPort } from './port.ts';

/** Starts the engine worker. */
export const openWorkerPort: OpenPort = ({ onReply, onCrash }) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'engine',
  });
  worker.onmessage = (event: MessageEvent<Reply>) => onReply(event.data);
  worker.onerror = (event) => onCrash(event.message || 'The worker did not start');
  worker.onmessageerror = () => onCrash('A message could not be read');
  return { post: (request) => worker.postMessage(request), end: () => worker.terminate() };
};
