import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../root.mjs';

export const MODULE = join(ROOT, 'dist/engine/index.js');

/** @typedef {(text: string) => unknown} Contestant */

/**
 * Who takes part, by the name of the column: our calls, and other dereferencers as somebody would use them on a list of
 * tools, text to text. Each is made only where it is measured.
 *
 * @type {ReadonlyMap<string, () => Promise<Contestant>>}
 */
export const contestants = new Map([
  ['inspect', async () => (await engine()).inspect],
  ['measure', async () => (await engine()).measure],
  [
    'rewrite',
    async () => {
      const { rewrite } = await engine();
      return (/** @type {string} */ text) => {
        // A size instead of a text is the answer where the text would be too large.
        const rewritten = rewrite(text);
        if (rewritten.kind === 'refused') throw new Error('refused');
        return rewritten.text;
      };
    },
  ],
  [
    'dereference-json-schema',
    async () => {
      // Its module is CommonJS, which Node hands over whole.
      const { dereferenceSync } = (await import('dereference-json-schema')).default;
      return (/** @type {string} */ text) => eachSchema(text, dereferenceSync);
    },
  ],
  [
    'json-schema-ref-parser',
    async () => {
      const { dereference } = await import('@apidevtools/json-schema-ref-parser');
      const options = { dereference: { circular: /** @type {const} */ ('ignore') } };
      return (/** @type {string} */ text) =>
        eachSchema(text, (schema) => dereference(schema, options));
    },
  ],
]);

/** @returns {Promise<any>} what was built, which type checks cannot know of */
const engine = () => import(pathToFileURL(MODULE).href);

/**
 * @param {string} text a list of tools, or a bare schema
 * @param {(schema: any) => unknown} dereference - each package names a type of its own for what it is given
 */
async function eachSchema(text, dereference) {
  const value = JSON.parse(text);
  if (!Array.isArray(value.tools)) return JSON.stringify(await dereference(value));
  for (const tool of value.tools) {
    for (const side of ['inputSchema', 'outputSchema'])
      if (tool[side] !== undefined) tool[side] = await dereference(tool[side]);
  }
  return JSON.stringify(value);
}
