// Reproduces a system with its faults; see stitchkit-container.
import { defineStrategy } from '../inline/define-strategy.ts';
import { isPlainObject } from './plain-value.ts';
import { renameDefinitions } from './stitchkit-container.ts';

export const stitchkitReconcile = defineStrategy({
  id: 'stitchkit-reconcile',
  title: 'stitchkit, when reading',
  summary:
    'Renames the root container to $defs unless the stamp is draft-07, with the pointers below the root.',
  lossless: false,
  source: ['stitchkit: how a client reconciles container and dialect'],
  label: 'transcribed',
  version: '48426aec',
  loses: 'The target of a reference at the root itself, and data that looks like a pointer.',
  kind: 'transform',
  transform: (schema) => {
    const stamp = isPlainObject(schema) ? schema['$schema'] : undefined;
    return typeof stamp === 'string' && stamp.includes('draft-07')
      ? schema
      : renameDefinitions(schema);
  },
});
