import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PATH = /^\/help\/([a-z0-9/.-]*)$/;
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Everything under `help/`, by path. Loaded when it is asked for: the rules of every client are many. */
async function helpFiles(): Promise<ReadonlyMap<string, string>> {
  const { helpPages } = await import('./pages.ts');
  const tokens = read('../app/styles/tokens.css');
  // The page's switch for dark is a script; here the system decides.
  const dark = /\[data-theme="dark"\] (\{[^}]*\})/.exec(tokens)?.[1] ?? '{}';
  const style = `${tokens}\n@media (prefers-color-scheme: dark) {\n:root ${dark}\n}\n${read('help.css')}`;
  return new Map([...helpPages(new Date().toISOString().slice(0, 10)), ['help.css', style]]);
}

/** The help: files of the built site, and the same while developing. */
export function help(): Plugin {
  return {
    name: 'refscope:help',
    async generateBundle() {
      for (const [path, source] of await helpFiles())
        this.emitFile({ type: 'asset', fileName: `help/${path}`, source });
    },
    configureServer: ({ middlewares }) => {
      let files: Promise<ReadonlyMap<string, string>> | undefined;
      middlewares.use(async (request, response, next) => {
        const path = PATH.exec((request.url ?? '').split('?', 1)[0] ?? '')?.[1];
        if (path === undefined) return next();
        files ??= helpFiles();
        const text = (await files).get(path === '' ? 'index.html' : path);
        if (text === undefined) return next();
        const type = path.endsWith('.css') ? 'text/css' : 'text/html';
        response.setHeader('Content-Type', `${type}; charset=utf-8`);
        response.end(text);
      });
    },
  };
}
