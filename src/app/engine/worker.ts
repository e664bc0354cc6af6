/** Message in, engine call, reply out. The one file of the page that runs the engine. */
import {
  addStrategies,
  analyse,
  catalogue,
  checkByText,
  compare,
  consumerList,
  judgeClients,
  present,
  rewriteAll,
  subtext,
} from '../../engine/index.ts';
import type {
  Progress,
  Reply,
  Request,
  SchemaFactsView,
  SchemaView,
} from '../../engine/protocol.ts';
import { layoutGraph } from './graph-layout.ts';

// `self` is typed as a window because the page and its workers share one type setting.
const scope = self as unknown as DedicatedWorkerGlobalScope;

/** Progress that nobody could read would only keep the page busy. */
const SAY_EVERY_MS = 50;

const draw = (view: SchemaFactsView): SchemaView => ({ ...view, graph: layoutGraph(view.graph) });

function answer(request: Request, send: (reply: Reply) => void): unknown {
  const { id } = request;
  let saidAt = 0;
  const emit = (progress: Progress) => {
    const now = performance.now();
    if (now - saidAt < SAY_EVERY_MS) return;
    saidAt = now;
    send({ id, kind: 'progress', progress });
  };
  switch (request.method) {
    case 'catalogue':
      return catalogue();
    case 'analyse':
      // As text, which crosses at once: it is read only if the worker has to be ended.
      return analyse(request.input, emit, (value) =>
        send({ id, kind: 'partial', value: JSON.stringify(value) }),
      );
    case 'present':
      return draw(present(request.input, emit));
    case 'compare':
      return compare(request.input);
    case 'clients': {
      const { text, settings, ...chosen } = request.input;
      return judgeClients(text, settings, chosen);
    }
    case 'check': {
      const { text, settings, profile } = request.input;
      return checkByText(text, settings, profile);
    }
    case 'consumers':
      return consumerList(request.input.today);
    case 'excerpt': {
      const { text, settings, toolIndex } = request.input;
      return subtext(text, settings, toolIndex) ?? null;
    }
    case 'rewriteAll':
      return rewriteAll(request.input);
  }
}

/** Packages that are strategies are loaded when one of them is asked for. */
async function loadPackages(request: Request): Promise<void> {
  const { input } = request;
  const wanted = input !== null && 'settings' in input ? input.settings.strategy : undefined;
  if (wanted === undefined || catalogue().strategies.some(({ id }) => id === wanted)) return;
  const [{ packages }, { config }] = await Promise.all([
    import('../../packages/index.ts'),
    import('zod'),
  ]);
  // The policy of this worker allows no code made from text; zod would try, and the browser would complain.
  config({ jitless: true });
  addStrategies(packages);
}

scope.onmessage = async ({ data: request }: MessageEvent<Request>) => {
  const send = (reply: Reply) => scope.postMessage(reply);
  try {
    await loadPackages(request);
    send({ id: request.id, kind: 'answer', value: answer(request, send) });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    send({ id: request.id, kind: 'failed', name, message });
  }
};
