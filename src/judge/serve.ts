import type { StrategySize } from '../engine/protocol.ts';
import { compare, DEFAULTS } from '../packages/engine.ts';
import { judgeArguments } from './arguments.ts';
import { equivalence } from './equivalence.ts';
import { example } from './example.ts';
import { load } from './load.ts';
import { infoOf, READERS } from './readers/index.ts';
import type { JudgeReply, JudgeRequest, Scope } from './types.ts';
import type { Work } from './work.ts';

/** Answers one request; the same in the page's worker and in Node's. Never rejects. */
export async function serve(
  request: JudgeRequest,
  send: (reply: JudgeReply) => void,
): Promise<void> {
  const { id } = request;
  const work: Work = {
    tell: (progress) => send({ id, kind: 'progress', progress }),
    partial: (value) => send({ id, kind: 'partial', value }),
    now: () => performance.now(),
  };
  try {
    send({ id, kind: 'answer', value: await answer(request, work) });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    send({ id, kind: 'failed', name, message });
  }
}

function answer(request: JudgeRequest, work: Work): unknown {
  switch (request.method) {
    case 'readers':
      return READERS.map(infoOf);
    case 'measure':
      return measure(request.input);
    case 'equivalence':
      return equivalence(request.input, work);
    case 'load':
      return load(request.input, work);
    case 'arguments':
      return judgeArguments(request.input);
    case 'example':
      return example(request.input);
  }
}

const measure = ({ text, settings, toolIndex }: Scope): StrategySize =>
  compare({
    text,
    settings,
    strategy: settings.strategy ?? DEFAULTS.strategy,
    ...(toolIndex !== undefined && { toolIndex }),
  });
