/** What the page has to load before it shows anything: the entry and all that it imports statically, so not the editor. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './scripts/root.mjs';

const SITE = join(ROOT, 'dist/site');

/** @returns {string[]} */
function beforeTheEditor() {
  const path = join(SITE, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error('size: there is no built page; run `npm run build` first');
  /** @type {Readonly<Record<string, { file: string, isEntry?: boolean, imports?: string[] }>>} */
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  // Nothing measured would count as nothing too large.
  if (entries.length === 0) throw new Error("size: the built page's manifest names no entry");
  const reached = new Set(entries);
  // A set hands out what is added while it is walked.
  for (const key of reached) for (const next of manifest[key]?.imports ?? []) reached.add(next);
  return [...reached].map((key) => join(SITE, manifest[key]?.file ?? key));
}

export default [
  { name: 'JavaScript before the editor', path: beforeTheEditor(), gzip: true, limit: '150 kB' },
];
