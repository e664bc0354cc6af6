import { defineStrategy } from '../define-strategy.ts';
import { reconciled } from '../reconcile.ts';

export const reconcile = defineStrategy({
  id: 'reconcile',
  title: 'Mend the stamp',
  summary:
    'Moves definitions and pointers to the container that the dialect names, nested ones to the root; inlines nothing.',
  lossless: true,
  source: [
    'JSON Schema 2020-12 core, section 8.2.4',
    'colinhacks/zod fromJSONSchema reads only top-level definitions',
  ],
  label: 'ours',
  loses: 'Nothing; references stay.',
  kind: 'splice',
  splices: ({ graph, rootIndex }) => reconciled(graph, rootIndex),
});
