// Reproduces a system with its faults; see stitchkit-container.
import { defineStrategy } from '../inline/define-strategy.ts';
import { isPlainObject, without } from './plain-value.ts';
import { renameDefinitions } from './stitchkit-container.ts';

export const stitchkitServe = defineStrategy({
  id: 'stitchkit-serve',
  title: 'stitchkit, when serving',
  summary:
    'Takes the stamp off and renames the root container to $defs, with the pointers below the root.',
  lossless: false,
  source: ['stitchkit: how a schema is served'],
  label: 'transcribed',
  version: '48426aec',
  loses:
    'The dialect of what was stamped, the target of a reference at the root itself, and data that looks like a pointer.',
  kind: 'transform',
  transform: (schema) =>
    renameDefinitions(isPlainObject(schema) ? without(schema, '$schema') : schema),
});
