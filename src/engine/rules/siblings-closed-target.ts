import { quotedList } from '../base/quoted.ts';
import { defineRule } from './define-rule.ts';
import { closedBeside } from './references/closed-target.ts';
import { referencesWithNeighbours } from './references/neighbours.ts';

export default defineRule({
  code: 'siblings/closed-target',
  severity: 'warning',
  summary: 'One side of a reference forbids the properties of the other.',
  why: '"additionalProperties" looks only at the properties of its own object and not through a reference, so what the other side declares can never be present. To add to a closed object, leave it open and close the place of use with "unevaluatedProperties".',
  source: ['JSON Schema 2020-12 core, sections 10.3.2.3 and 11.3', 'ajv-validator/ajv issue 1566'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A","properties":{"note":{"type":"string"}}}},"$defs":{"A":{"type":"object","properties":{"id":{"type":"string"}},"additionalProperties":false}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A","additionalProperties":false}},"$defs":{"A":{"type":"object","properties":{"id":{"type":"string"}}}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A","properties":{"note":{"type":"string"}},"unevaluatedProperties":false}},"$defs":{"A":{"type":"object","properties":{"id":{"type":"string"}}}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A","required":["id"]}},"$defs":{"A":{"type":"object","properties":{"id":{"type":"string"}},"additionalProperties":false}}}',
    ],
  },
  rootWithReferences: (at) => {
    const { facts, schema, report } = at;
    if (!schema.dialect.siblingsCount) return;
    for (const beside of referencesWithNeighbours(at)) {
      const closed = closedBeside(facts.graph, beside);
      if (closed === undefined) continue;
      const names = quotedList(closed.names);
      report({
        node: beside.holder,
        message:
          closed.by === 'target'
            ? `The target of the reference forbids additional properties, so ${names} beside it can never be present.`
            : `"additionalProperties": false beside the reference does not see through it, so ${names} of the target can never be present.`,
        related: [{ node: closed.node, message: 'forbids them' }],
      });
    }
  },
});
