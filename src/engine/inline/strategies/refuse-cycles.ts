import { fragmentOf, pointerTo } from '../../json/pointer.ts';
import type { Subject } from '../define-strategy.ts';
import { defineStrategy } from '../define-strategy.ts';

export const refuseCycles = defineStrategy({
  id: 'refuse-cycles',
  title: 'Inline, or refuse a cycle',
  summary: 'Inlines every reference, and refuses a schema that reaches a cycle, naming it.',
  lossless: true,
  source: ['modelcontextprotocol/typescript-sdk pull request 1563, second revision'],
  label: 'ours',
  loses: 'Every schema that reaches a cycle.',
  kind: 'inline',
  options: () => ({}),
  refuse: ({ graph, rootIndex }: Subject) => {
    const root = graph.roots[rootIndex];
    if (root === undefined) return [];
    const { units, doc } = graph;
    const named = new Set<number>();
    const refused: { unit: number; message: string }[] = [];
    for (let unit = root.firstUnit; unit < root.lastUnit; unit++) {
      const component = units.component[unit] as number;
      if (units.cyclic[unit] !== true || units.reached[unit] !== true || named.has(component))
        continue;
      named.add(component);
      refused.push({
        unit,
        message: `${fragmentOf(pointerTo(doc, units.node[unit] as number, root.node))} contains itself, so it cannot be inlined.`,
      });
    }
    return refused;
  },
});
