import type { JudgeClient } from '../judge/client.ts';

/** Lets `use` ask the judging thread, and ends it afterwards. Nothing of it is loaded before. */
export async function withJudge<T>(
  limitMs: number,
  use: (judge: JudgeClient) => Promise<T>,
): Promise<T> {
  const [{ createJudgeClient }, { openNodeJudge }] = await Promise.all([
    import('../judge/client.ts'),
    import('../judge/node-worker/port.ts'),
  ]);
  const judge = createJudgeClient(openNodeJudge, limitMs);
  try {
    return await use(judge);
  } finally {
    judge.cancel();
  }
}
