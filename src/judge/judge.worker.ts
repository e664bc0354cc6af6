/**
 * The page's judging worker. Its response carries a policy of its own that lets it generate code, which Ajv does, and
 * reach no network. The file's name is what the policy goes by.
 */
import { confine } from './confine.ts';
import { tellLoading, whileLoading } from './loading.ts';
import type { JudgeReply, JudgeRequest } from './types.ts';

// `self` is typed as a window because page and workers share one type setting.
const scope = self as unknown as DedicatedWorkerGlobalScope;

confine(scope);
// Libraries print what they dislike about a schema; whoever asked is told as an answer.
for (const level of ['log', 'info', 'warn', 'error'] as const) console[level] = () => undefined;

const send = (reply: JudgeReply): void => scope.postMessage(reply);
tellLoading(() => send({ kind: 'loading' }));

// Only now, so that no library holds on to what was taken away.
const loading = whileLoading(import('./serve.ts'));

scope.onmessage = async ({ data }: MessageEvent<JudgeRequest>) => {
  const { serve } = await loading;
  await serve(data, send);
};
