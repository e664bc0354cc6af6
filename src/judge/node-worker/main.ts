/** The command's judging worker: the same work in a thread of Node that can be ended. */
import { parentPort } from 'node:worker_threads';
import { confine } from '../confine.ts';
import type { JudgeRequest } from '../types.ts';

confine(globalThis);
const loading = import('../serve.ts');

parentPort?.on('message', async (request: JudgeRequest) => {
  const { serve } = await loading;
  await serve(request, (reply) => parentPort?.postMessage(reply));
});
