import { chmodSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { defineConfig } from 'vite';
import { help } from './src/help/plugin.ts';
import { clientMetadataDocument } from './src/server/client-metadata.ts';
import { csp } from './src/server/csp.ts';
import { demo } from './src/server/demo/plugin.ts';
import { relay } from './src/server/relay/plugin.ts';
import { signInReturn } from './src/server/sign-in-return.ts';

/** Loopback only, and no other local page may read what these servers answer. */
const loopback = { host: '127.0.0.1', strictPort: true, cors: false } as const;

const site: UserConfig = {
  // Relative addresses: the built page works on any host and under any path.
  base: './',
  // One page: an unknown path is a 404 and not a second copy of it.
  appType: 'mpa',
  plugins: [react(), csp(), clientMetadataDocument(), signInReturn(), relay(), demo(), help()],
  build: {
    outDir: 'dist/site',
    target: 'es2023',
    // No `data:` fonts or images, so that the policy stays tight.
    assetsInlineLimit: 0,
    // Monaco alone is this large; what the page needs before it is limited by `npm run size`.
    chunkSizeWarningLimit: 4000,
    manifest: true,
  },
  // Module workers, so that a worker may use import().
  worker: { format: 'es' },
  optimizeDeps: {
    // What only workers or lazy parts import: found late, each of these would reload the page under development.
    include: [
      '@dagrejs/dagre',
      '@modelcontextprotocol/client',
      '@monaco-editor/react',
      'ajv-formats',
      'ajv/dist/2020.js',
      'zod/v4',
    ],
  },
  server: loopback,
  preview: { ...loopback, port: 4173 },
};

/** Plain readable JavaScript: whoever embeds the engine minifies it together with the rest. */
const engine: UserConfig = {
  publicDir: false,
  build: {
    outDir: 'dist/engine',
    target: 'es2023',
    minify: false,
    lib: { entry: 'src/packages/engine.ts', formats: ['es'], fileName: () => 'index.js' },
    rolldownOptions: { output: { codeSplitting: false } },
  },
};

const cli: UserConfig = {
  publicDir: false,
  plugins: [executable()],
  // Files that need no node_modules beside them.
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir: 'dist/cli',
    target: 'node20',
    minify: false,
    ssr: true,
    rolldownOptions: {
      // The judging thread is a file of its own, and so is every reader, so that the command starts without them.
      input: { refscope: 'src/cli/main.ts', 'judge-worker': 'src/judge/node-worker/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

/** Make the built command something a shell can start. */
function executable(): Plugin {
  return {
    name: 'refscope:executable',
    generateBundle: (_options, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry && !chunk.code.startsWith('#!')) {
          chunk.code = `#!/usr/bin/env node\n${chunk.code}`;
        }
      }
    },
    writeBundle: ({ dir }) => chmodSync(`${dir ?? 'dist/cli'}/refscope.js`, 0o755),
  };
}

export default defineConfig(({ mode }) => {
  if (mode === 'engine') return engine;
  if (mode === 'cli') return cli;
  return site;
});
