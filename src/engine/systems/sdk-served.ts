// Reproduces a released system with its faults. Nothing here is how references should be answered.
import type { TransformSubject } from '../inline/define-strategy.ts';
import { defineStrategy } from '../inline/define-strategy.ts';
import { isPlainObject } from './plain-value.ts';
import { checkCompiles, checkDialect } from './sdk-served-compile.ts';
import { inputRoot, outputRoot } from './sdk-served-root.ts';
import { readFromWire } from './sdk-served-wire.ts';

function serve(schema: unknown, { graph, rootIndex, side }: TransformSubject): unknown {
  if (!isPlainObject(schema)) throw new Error('A schema must be an object.');
  checkDialect(schema['$schema']);
  checkCompiles(graph, rootIndex);
  return side === 'input' ? readFromWire(inputRoot(schema)) : outputRoot(schema);
}

export const sdkServed = defineStrategy({
  id: 'sdk-served',
  title: 'SDK 2.x, as a server lists it',
  summary:
    'Sends a hand-written schema as it is, an object type first, and refuses to register what cannot be compiled.',
  lossless: false,
  source: ['@modelcontextprotocol/server 2.4.0, fromJsonSchema and tools/list'],
  label: 'transcribed',
  version: '2.4.0',
  loses: 'Schemas that cannot be compiled, and properties called __proto__; references stay.',
  kind: 'transform',
  transform: serve,
});
