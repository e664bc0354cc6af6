import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { answerWith } from '../web-handler.ts';
import { createDemo } from './demo-server.ts';

const DEMO_PATH = '/demo/mcp';

/** The demo server beside the page, for `npm start` and `npm run dev`; loaded when the first request comes. */
export function demo(): Plugin {
  let handle: ReturnType<typeof createDemo> | undefined;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    handle ??= createDemo();
    handle
      .then((serve) => answerWith(serve, request, response))
      .catch(() => {
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  }

  return {
    name: 'refscope:demo',
    configureServer: ({ middlewares }) => {
      middlewares.use(DEMO_PATH, answer);
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(DEMO_PATH, answer);
    },
  };
}
