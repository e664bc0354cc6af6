import { defineRule } from './define-rule.ts';
import { grouped } from './values/share.ts';

export default defineRule({
  code: 'size/budget-unreachable',
  severity: 'warning',
  summary: 'A schema cannot be brought within the byte budget.',
  why: 'Keeping definitions as references saves only what is copied. A schema that is larger than the budget with every reference kept stays larger; raise the budget or shorten the schema itself.',
  source: ['the strategy within-budget'],
  // Needs a setting, which an example cannot give: tested beside the strategy.
  examples: { bad: [], good: ['{"type":"object"}'] },
  root: ({ facts: { sizes }, schema, report }) => {
    if (!sizes.budgetMissed(schema.index)) return;
    report({
      node: schema.node,
      message: `The byte budget cannot be reached: with every shared definition kept as a reference this schema still has ${grouped(sizes.after(schema.index))} bytes.`,
    });
  },
});
