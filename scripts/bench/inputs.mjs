import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../root.mjs';

/** @typedef {{ name: string, text: string }} Input */

/** @param {unknown} value */
const bare = (value) => JSON.stringify(value);

/** `count` definitions, each with the next one as a property: deep, and not larger when it is inlined. @param {number} count */
function chain(count) {
  const definitions = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `D${at}`,
      at === count - 1
        ? { type: 'string' }
        : { type: 'object', properties: { next: { $ref: `#/$defs/D${at + 1}` } } },
    ]),
  );
  return bare({ type: 'object', properties: { d: { $ref: '#/$defs/D0' } }, $defs: definitions });
}

/** Each definition has the next one four times: 4^levels leaves. @param {number} levels */
function fanOut(levels) {
  const definitions = Object.fromEntries(
    Array.from({ length: levels }, (_, at) => [
      `D${at}`,
      at === levels - 1
        ? { type: 'string' }
        : {
            type: 'object',
            properties: Object.fromEntries(
              ['a', 'b', 'c', 'd'].map((name) => [name, { $ref: `#/$defs/D${at + 1}` }]),
            ),
          },
    ]),
  );
  return bare({ type: 'object', properties: { d: { $ref: '#/$defs/D0' } }, $defs: definitions });
}

/** A list as large servers give it: tools that share a few definitions among their parameters. @param {number} count */
function toolsList(count) {
  const tools = Array.from({ length: count }, (_, at) => ({
    name: `tool_${at}`,
    description:
      'Does one thing, and says in a few words which one it is and what it needs for that.',
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 8 }, (_, p) => [
          `p${p}`,
          p % 2 === 0
            ? { type: 'string', description: `Parameter ${p} of tool ${at}` }
            : { $ref: `#/$defs/Shared${p % 3}` },
        ]),
      ),
      $defs: Object.fromEntries(
        Array.from({ length: 3 }, (_, d) => [
          `Shared${d}`,
          { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } },
        ]),
      ),
    },
  }));
  return JSON.stringify({ tools }, null, 2);
}

/** @returns {Input[]} */
export function ownTexts() {
  const example = 'src/app/examples/texts/recursion-and-fan-out.json';
  return [
    { name: 'example', text: readFileSync(join(ROOT, example), 'utf8') },
    { name: '500 tools', text: toolsList(500) },
    { name: 'chain 1,000', text: chain(1_000) },
    { name: 'fan-out 4^6', text: fanOut(6) },
    { name: 'fan-out 4^60', text: fanOut(60) },
  ];
}

/** @param {readonly string[]} files @returns {Input[]} */
export const fileTexts = (files) =>
  files.map((file) => {
    const text = readFileSync(file, 'utf8');
    // What is compared with JSON.parse has to be readable by it.
    JSON.parse(text);
    return { name: basename(file), text };
  });
