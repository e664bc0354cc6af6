// Reproduces an unreleased system with its faults: at a cycle it accepts any object.
import { defineStrategy } from '../inline/define-strategy.ts';
import { inlineBefore } from './sdk-1563-before.ts';

export const sdk1563Object = defineStrategy({
  id: 'sdk-1563-object',
  title: 'SDK pull request 1563, first revision',
  summary:
    'Inlines root definitions; a reference to what is being inlined becomes an object of any form.',
  lossless: false,
  source: ['modelcontextprotocol/typescript-sdk pull request 1563'],
  label: 'proposed',
  version: 'before dc5055f5',
  loses:
    'What a cycle asks for below its first round, what the target says where both sides say it, properties named like a container, and deep, escaped or second-container targets; a chain of 1,000 definitions and more overflows it.',
  kind: 'transform',
  transform: (schema) =>
    inlineBefore(schema, {
      atCycle: () => ({ type: 'object' }),
      rebuildsSiblings: false,
      dropsNamesakes: true,
    }),
});
