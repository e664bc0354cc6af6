import { defineStrategy } from '../define-strategy.ts';

export const asServed = defineStrategy({
  id: 'as-served',
  title: 'As served',
  summary: 'Changes nothing but the space between tokens.',
  lossless: true,
  source: ['MCP SEP-1613: a hand-written schema is served as it is'],
  label: 'ours',
  loses: 'Nothing: references and definitions stay as they are.',
  keepsShadowed: true,
  kind: 'splice',
  splices: () => [],
});
