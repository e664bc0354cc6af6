import type { Plugin } from 'vite';
import { createRelay, RELAY_PATH } from './relay.ts';

/** The relay beside the page, for `npm start` and `npm run dev`. A built page on another host has none. */
export function relay(): Plugin {
  const handle = createRelay();
  return {
    name: 'refscope:relay',
    configureServer: ({ middlewares }) => {
      middlewares.use(RELAY_PATH, (request, response) => void handle(request, response));
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(RELAY_PATH, (request, response) => void handle(request, response));
    },
  };
}
