import { defineStrategy } from '../define-strategy.ts';

export const lossless = defineStrategy({
  id: 'lossless',
  title: 'Inline all but cycles',
  summary:
    'Inlines every reference that is on no cycle; keeps the cyclic ones and only their definitions.',
  lossless: true,
  source: [
    'JSON Schema 2020-12 core, section 8.2.3',
    'modelcontextprotocol/typescript-sdk pull request 1563',
  ],
  label: 'ours',
  loses: 'Nothing; references on cycles stay.',
  kind: 'inline',
  options: () => ({}),
});
