import { removeNodes } from '../../json/edit.ts';
import { defineStrategy } from '../define-strategy.ts';

export const stripDefs = defineStrategy({
  id: 'strip-defs',
  title: 'Drop definitions',
  summary: 'Shows what a host sees that drops the containers and does not follow references.',
  lossless: false,
  source: ['public reports of clients that send objects as JSON strings'],
  label: 'ours',
  loses: 'Every constraint that stands in a definition.',
  kind: 'splice',
  splices: ({ graph, rootIndex }) => {
    const root = graph.roots[rootIndex];
    if (root === undefined) return [];
    const outermost: number[] = [];
    let end = -1;
    for (let i = root.firstContainer; i < root.lastContainer; i++) {
      const container = graph.containers[i] as number;
      if (container < end) continue;
      end = graph.doc.after[container] as number;
      outermost.push(container);
    }
    return removeNodes(graph.doc, outermost);
  },
});
