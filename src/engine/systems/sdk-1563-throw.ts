// Reproduces an unreleased system with its faults: it throws at a cycle.
import { defineStrategy } from '../inline/define-strategy.ts';
import { inlineBefore } from './sdk-1563-before.ts';

function refuse(name: string): never {
  const where =
    name === '#' ? 'the root schema references itself' : `cycle through definition "${name}"`;
  throw new Error(
    `Recursive schema detected: ${where}. MCP tool schemas cannot contain cycles because LLMs cannot resolve $ref pointers.`,
  );
}

export const sdk1563Throw = defineStrategy({
  id: 'sdk-1563-throw',
  title: 'SDK pull request 1563, second revision',
  summary: 'Inlines root definitions; throws where a reference leads to what is being inlined.',
  lossless: false,
  source: ['modelcontextprotocol/typescript-sdk pull request 1563'],
  label: 'proposed',
  version: 'ccf03967',
  loses:
    'Every schema with a cycle, what the target says where both sides say it, and deep, escaped or second-container targets; a chain of 1,000 definitions and more overflows it.',
  kind: 'transform',
  transform: (schema) =>
    inlineBefore(schema, { atCycle: refuse, rebuildsSiblings: true, dropsNamesakes: false }),
});
