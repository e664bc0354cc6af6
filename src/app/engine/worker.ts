/** Message in, engine call, reply out. The one file of the page that runs the engine. */
import { analyse, catalogue, present, rewriteAll } from '../../engine/index.ts';
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
    case 'rewriteAll':
      return rewriteAll(request.input);
  }
}

scope.onmessage = ({ data: request }: MessageEvent<Request>) => {
  const send = (reply: Reply) => scope.postMessage(reply);
  try {
    send({ id: request.id, kind: 'answer', value: answer(request, send) });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    send({ id: request.id, kind: 'failed', name, message });
  }
};
