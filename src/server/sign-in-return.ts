import type { Plugin } from 'vite';

const PATH = '/oauth/callback';

/** Serves the page that a sign-in comes back to under its fixed path while developing; built, hosts and `npm start` do. */
export function signInReturn(): Plugin {
  return {
    name: 'refscope:sign-in-return',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const [path, query] = (request.url ?? '').split('?', 2);
        if (path === PATH) request.url = `${PATH}.html${query === undefined ? '' : `?${query}`}`;
        next();
      });
    },
  };
}
