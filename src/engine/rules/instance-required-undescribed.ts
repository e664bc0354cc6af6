import { quoted } from '../base/quoted.ts';
import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { isString, stringAt } from '../json/values.ts';
import { Role } from '../refs/positions.ts';
import { isDead, roleAt } from '../refs/walk.ts';
import type { Facts } from './define-rule.ts';
import { defineRule } from './define-rule.ts';

/** Any of these may describe the property in another place. */
const elsewhere = [
  ...[K.$ref, K.$dynamicRef, K.$recursiveRef, K.allOf, K.anyOf, K.oneOf, K.if],
  ...[K.patternProperties, K.dependentSchemas, K.dependencies],
] as const;

/** Is this schema one of several that judge the same object? Then another one may describe the property. */
function isPart({ doc, graph }: Facts, schema: number, root: number): boolean {
  if (schema === root) return false;
  const up = doc.parent[schema] as number;
  const role = roleAt(graph.role, up);
  if (role === Role.schema)
    return doc.key[schema] !== K.items && doc.key[schema] !== K.additionalProperties;
  return !(role === Role.container || doc.key[up] === K.properties || doc.key[up] === K.items);
}

export default defineRule({
  code: 'instance/required-undescribed',
  severity: 'warning',
  summary: 'A property is required and not described.',
  why: 'Whoever calls the tool has to send it and is not told what it is. Mostly it is misspelled in one of the two places, or was taken out of the properties only.',
  source: ['JSON Schema 2020-12 validation, section 6.5.3'],
  examples: {
    bad: [
      '{"type":"object","properties":{"title":{"type":"string"}},"required":["titel"]}',
      '{"type":"object","properties":{"a":{"type":"array","items":{"type":"object","properties":{"x":{"type":"string"}},"required":["x","y"]}}}}',
    ],
    good: [
      '{"type":"object","properties":{"title":{"type":"string"}},"required":["title"]}',
      '{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"}},"anyOf":[{"properties":{"a":{"minLength":1}},"required":["b"]}]}',
      '{"type":"object","required":["a"]}',
    ],
  },
  on: {
    required: ({ facts, schema, report }, member, holder) => {
      const { doc, graph } = facts;
      const { children } = graph;
      if (doc.kind[member] !== Kind.array || doc.after[member] === member + 1) return;
      const properties = children.member(holder, K.properties);
      if (properties < 0 || doc.kind[properties] !== Kind.object) return;
      let checked = false;
      const end = doc.after[member] as number;
      for (let item = member + 1; item < end; item = doc.after[item] as number) {
        if (!isString(doc, item)) continue;
        const name = stringAt(doc, item);
        const number = doc.names.find(name, 0, name.length);
        if (number >= 0 && children.member(properties, number) >= 0) continue;
        if (!checked) {
          const additional = children.member(holder, K.additionalProperties);
          // Forbidden is worse and said elsewhere; described for all is described.
          if (additional >= 0 && doc.kind[additional] !== Kind.true) return;
          if (elsewhere.some((word) => children.member(holder, word) >= 0)) return;
          if (isDead(graph.role, holder) || isPart(facts, holder, schema.node)) return;
          checked = true;
        }
        report({
          node: item,
          message: `${quoted(name)} is required but not among the properties: whoever calls the tool is not told what to send.`,
          related: [{ node: properties, message: 'the properties' }],
        });
      }
    },
  },
});
