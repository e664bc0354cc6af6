import { cyclesOf } from '../refs/cycles.ts';
import { defineRule } from './define-rule.ts';
import { placeOfCycle, roundTrip, stepWords } from './references/cycle-words.ts';

export default defineRule({
  code: 'cycle/recursive',
  severity: 'info',
  summary: 'Schemas refer back to themselves.',
  why: 'Recursion that goes down into the value is ordinary JSON Schema. It cannot be inlined, so at least one reference and its definition stay; clients that expand references eagerly fail or cut it off.',
  source: ['JSON Schema 2020-12 core, section 9.4.1'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"object","properties":{"next":{"$ref":"#/$defs/A"}}}}}',
      '{"type":"object","properties":{"sub":{"$ref":"#"}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"},"b":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"object","properties":{"A":{"type":"string"}}}}}',
      '{"type":"object","$defs":{"A":{"items":{"$ref":"#/$defs/A"}}}}',
    ],
  },
  rootWithReferences: ({ facts: { graph }, schema, report }) => {
    for (const cycle of cyclesOf(graph, schema.index)) {
      if (!cycle.descends) continue;
      report({
        node: placeOfCycle(graph, schema.index, cycle),
        message: `${roundTrip(graph, cycle)} is a cycle${stepWords(graph, cycle)}: legal, but it cannot be inlined completely, and clients that expand references eagerly fail.`,
        related: cycle.path.slice(0, 20).map((row) => ({
          node: graph.refs.member[row] as number,
          message: 'a step of the cycle',
        })),
      });
    }
  },
});
