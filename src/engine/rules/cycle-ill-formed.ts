import { cyclesOf } from '../refs/cycles.ts';
import { defineRule } from './define-rule.ts';
import { placeOfCycle, roundTrip } from './references/cycle-words.ts';

export default defineRule({
  code: 'cycle/ill-formed',
  severity: 'error',
  summary: 'Schemas refer back to themselves without going down into the value.',
  why: 'To judge a value by such a schema one has to judge the same value by the same schema first, without end. Validators overflow when they compile it or when they use it. Let the round trip pass through a property or an item, or take one reference out.',
  source: ['JSON Schema 2020-12 core, section 9.4.1'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"$ref":"#/$defs/B"},"B":{"$ref":"#/$defs/A"}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/A"}]}}}',
      '{"type":"object","$ref":"#"}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"anyOf":[{"type":"null"},{"type":"array","items":{"$ref":"#/$defs/A"}}]}}}',
    ],
  },
  rootWithReferences: ({ facts: { graph }, schema, report }) => {
    for (const cycle of cyclesOf(graph, schema.index)) {
      if (cycle.descends) continue;
      report({
        node: placeOfCycle(graph, schema.index, cycle),
        message: `${roundTrip(graph, cycle)} comes back without going down into the value, so judging it never ends.`,
        related: cycle.path.slice(0, 20).map((row) => ({
          node: graph.refs.member[row] as number,
          message: 'a step of the cycle',
        })),
      });
    }
  },
});
