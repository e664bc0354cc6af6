import { quotedList } from '../base/quoted.ts';
import { defineRule } from './define-rule.ts';
import { wrapReference } from './edits/wrap-reference.ts';
import { referencesWithNeighbours } from './references/neighbours.ts';

export default defineRule({
  code: 'siblings/ignored',
  severity: 'warning',
  summary: 'Keywords beside a reference do nothing in this dialect.',
  why: 'Until Draft 7 a reference stands for its whole object, and what is beside it is ignored; since 2019-09 it counts. Readers differ, so the same tool is judged in two ways. Put the reference into "allOf" where the keywords are meant to count.',
  source: ['JSON Schema Draft 7 core, section 8.3', 'JSON Schema 2019-09 core, section 8.2.4.1'],
  examples: {
    bad: [
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"a":{"$ref":"#/definitions/A","minLength":1}},"definitions":{"A":{"type":"string"}}}',
    ],
    good: [
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"a":{"$ref":"#/definitions/A","description":"x"}},"definitions":{"A":{"type":"string"}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A","minLength":1}},"$defs":{"A":{"type":"string"}}}',
    ],
  },
  rootWithReferences: (at) => {
    const { facts, schema, report } = at;
    if (schema.dialect.siblingsCount) return;
    const { doc, graph } = facts;
    for (const { member, holder, asserting } of referencesWithNeighbours(at)) {
      const names = asserting.map((child) => doc.names.name(doc.key[child] as number));
      report({
        node: holder,
        message: `In ${schema.dialect.title} everything beside "$ref" is ignored: ${quotedList(names)} ${names.length === 1 ? 'does' : 'do'} nothing here, though some validators apply it.`,
        related: asserting.slice(0, 20).map((node) => ({ node, message: 'ignored' })),
        fixes: () => {
          const edits = wrapReference(graph, member);
          return edits.length === 0
            ? []
            : [{ title: 'Put the reference into "allOf", so that the others count', edits }];
        },
      });
    }
  },
});
