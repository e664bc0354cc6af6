import { chooseKept } from '../choose-kept.ts';
import { defineStrategy } from '../define-strategy.ts';

export const withinBudget = defineStrategy({
  id: 'within-budget',
  title: 'Inline within a byte budget',
  summary:
    'As lossless, but keeps shared definitions as references where the budget asks it, the ones that save most first.',
  lossless: true,
  source: [
    'Wolsey, An analysis of the greedy algorithm for the submodular set covering problem (1982)',
  ],
  label: 'ours',
  loses: 'Nothing; references on cycles stay, and others where the budget asks it.',
  kind: 'inline',
  options: chooseKept,
});
