/** The command's judging worker: the same work in a thread of Node that can be ended. */
import { parentPort } from 'node:worker_threads';
import { confine } from '../confine.ts';
import { tellLoading, whileLoading } from '../loading.ts';
import type { JudgeReply, JudgeRequest } from '../types.ts';

confine(globalThis);
const send = (reply: JudgeReply): void => parentPort?.postMessage(reply);
tellLoading(() => send({ kind: 'loading' }));
const loading = whileLoading(import('../serve.ts'));

parentPort?.on('message', async (request: JudgeRequest) => {
  const { serve } = await loading;
  await serve(request, send);
});
