import { quoted } from '../base/quoted.ts';
import { dialectByUri } from '../dialects/index.ts';
import { replaceValue } from '../json/edit.ts';
import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'dialect/stamp-fragment',
  severity: 'info',
  summary: 'The stamp is not spelled exactly like the address of its meta-schema.',
  why: 'An empty fragment or another scheme names the same dialect, but some readers compare the text letter by letter and take the schema for one of an unknown dialect or of the default one.',
  source: ['JSON Schema 2020-12 core, sections 8.1.1 and 8.2.1', 'zod fromJSONSchema'],
  examples: {
    bad: [
      '{"$schema":"https://json-schema.org/draft/2020-12/schema#","type":"object"}',
      '{"$schema":"http://json-schema.org/draft-07/schema","type":"object"}',
      '{"$schema":"https://json-schema.org/draft-07/schema#","type":"object"}',
    ],
    good: [
      '{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object"}',
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object"}',
    ],
  },
  root: ({ facts, schema, report }) => {
    const { stamp, stampNode } = schema;
    const named = stamp === undefined ? undefined : dialectByUri(stamp);
    if (stamp === undefined || named === undefined || named.uri === stamp) return;
    report({
      node: stampNode,
      message: `${quoted(stamp)} names ${named.title}, whose exact address is ${quoted(named.uri)}; some readers compare it letter by letter.`,
      fixes: () => [
        {
          title: `Write ${quoted(named.uri)}`,
          edits: [replaceValue(facts.doc, stampNode, JSON.stringify(named.uri))],
        },
      ],
    });
  },
});
