import { quotedList } from '../base/quoted.ts';
import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { textAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'ref/both-containers',
  severity: 'warning',
  summary: 'A schema keeps definitions in "$defs" and in "definitions".',
  why: 'They are two places, and each pointer leads into its own. Readers that choose one of them and look names up there find nothing or, where both have the name, the wrong definition. Keep everything in one.',
  source: ['RFC 6901, section 4', 'modelcontextprotocol/typescript-sdk pull request 1563'],
  examples: {
    bad: [
      '{"type":"object","$defs":{"A":{"type":"string"}},"definitions":{"A":{"type":"integer"}}}',
      '{"type":"object","$defs":{"A":{"type":"string"}},"definitions":{"B":{"type":"integer"}}}',
    ],
    good: [
      '{"type":"object","$defs":{"A":{"type":"string"}}}',
      '{"type":"object","properties":{"definitions":{"type":"object"}},"$defs":{"A":{"type":"string"}}}',
    ],
  },
  root: ({ facts: { doc, graph }, schema, report }) => {
    const { children } = graph;
    const defs = children.member(schema.node, K.$defs);
    const definitions = children.member(schema.node, K.definitions);
    if (defs < 0 || definitions < 0) return;
    if (doc.kind[defs] !== Kind.object || doc.kind[definitions] !== Kind.object) return;
    const clashing: string[] = [];
    const end = doc.after[definitions] as number;
    for (let entry = definitions + 1; entry < end; entry = doc.after[entry] as number) {
      const name = doc.key[entry] as number;
      const other = children.member(defs, name);
      if (other >= 0 && textAt(doc, other) !== textAt(doc, entry))
        clashing.push(doc.names.name(name));
    }
    const [node, other] =
      schema.dialect.container === '$defs' ? [definitions, defs] : [defs, definitions];
    report({
      node,
      severity: clashing.length > 0 ? 'warning' : 'info',
      message:
        clashing.length > 0
          ? `"$defs" and "definitions" both have ${quotedList(clashing)}, with different content; a reader that knows one container takes the wrong one.`
          : 'This schema has "$defs" and "definitions"; a reader that knows one container misses what is in the other.',
      related: [{ node: other, message: 'the other container' }],
    });
  },
});
