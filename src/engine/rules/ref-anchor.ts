import { quoted } from '../base/quoted.ts';
import { replaceValue } from '../json/edit.ts';
import { stringAt } from '../json/values.ts';
import { fragmentTo } from '../refs/unit-name.ts';
import { splitFragment } from '../refs/uri.ts';
import { defineRule } from './define-rule.ts';
import { reportOnce } from './report-once.ts';

export default defineRule({
  code: 'ref/anchor',
  severity: 'info',
  summary: 'A reference names its target by an anchor.',
  why: 'A schema may give itself a name with $anchor, and a reference may use it. This is legal and stays inside the document, but few readers of tools resolve anchors. A pointer says the same.',
  source: ['JSON Schema 2020-12 core, section 8.2.2', 'MCP SEP-2106'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"$ref":"#here"}},"$defs":{"A":{"$anchor":"here","type":"string"}}}',
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"a":{"$ref":"#here"}},"definitions":{"A":{"$id":"#here","type":"string"}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"$anchor":"here","type":"string"}}}',
    ],
  },
  rootWithReferences: (at) => {
    const { facts, schema } = at;
    const { doc, graph } = facts;
    const { refs } = graph;
    const { firstRef, lastRef } = graph.roots[schema.index] ?? { firstRef: 0, lastRef: 0 };
    for (let row = firstRef; row < lastRef; row++) {
      const target = refs.target[row] as number;
      if (target < 0) continue;
      const member = refs.member[row] as number;
      const reference = stringAt(doc, member);
      const [uri, name] = splitFragment(reference);
      if (name === undefined || name === '' || name.startsWith('/') || name.startsWith('%2F'))
        continue;
      reportOnce(at, target, member, () => ({
        message: `${quoted(reference)} names its target by an anchor, which few clients resolve; a pointer says the same.`,
        related: [{ node: target, message: 'the schema of that name' }],
        // Below an identifier of its own a pointer counts from there.
        fixes: () => {
          if (uri !== '' || (graph.registries.get(schema.index)?.at.size ?? 1) > 1) return [];
          const edits = [];
          const text = JSON.stringify(fragmentTo(doc, target, schema.node));
          for (let other = row; other < lastRef; other++) {
            const same = refs.member[other] as number;
            if (stringAt(doc, same) === reference) edits.push(replaceValue(doc, same, text));
          }
          return [{ title: `Write ${text}`, edits }];
        },
      }));
    }
  },
});
