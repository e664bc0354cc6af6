import { nearest } from '../base/nearest.ts';
import { quoted } from '../base/quoted.ts';
import { dialectByUri, dialects } from '../dialects/index.ts';
import { replaceValue } from '../json/edit.ts';
import { defineRule } from './define-rule.ts';

/** Spellings that are met, and no letter-by-letter neighbours. */
const meant: ReadonlyMap<string, string> = new Map(
  dialects.flatMap(({ id, uri }) => [
    [id, uri],
    [`https://json-schema.org/draft/${id.replace(/^draft-/, '')}/schema`, uri],
    [`http://json-schema.org/${id}/schema`, uri],
    [`draft${id.replace(/^draft-/, '')}`, uri],
  ]),
);

function meantBy(stamp: string): string | undefined {
  const plain = stamp.replace(/#$/, '').replace(/\/$/, '');
  return (
    meant.get(plain) ??
    meant.get(plain.toLowerCase()) ??
    nearest(
      stamp,
      dialects.map(({ uri }) => uri),
    )
  );
}

export default defineRule({
  code: 'dialect/unknown-stamp',
  severity: 'warning',
  summary: 'A schema is stamped with a dialect that nobody knows.',
  why: 'What its keywords mean is then unknown. MCP tells readers to answer an unsupported dialect with an error, so the tool is likely to be lost. The schema is copied as it is.',
  source: ['MCP 2025-11-25, basic, JSON Schema usage', 'JSON Schema 2020-12 core, section 8.1.1'],
  examples: {
    bad: [
      '{"$schema":"https://example.com/mine","type":"object"}',
      '{"$schema":"https://json-schema.org/draft/2020-12/shema","type":"object"}',
      '{"$schema":"https://json-schema.org/draft/07/schema","type":"object"}',
    ],
    good: ['{"$schema":"http://json-schema.org/draft-07/schema","type":"object"}'],
  },
  root: ({ facts, schema, report }) => {
    const { stamp, stampNode } = schema;
    if (stamp === undefined || dialectByUri(stamp) !== undefined) return;
    const uri = meantBy(stamp);
    report({
      node: stampNode,
      message: `${quoted(stamp)} names no dialect that is known here${uri === undefined ? '; readers that do not know it have to refuse the schema' : `; did you mean ${quoted(uri)}`}${uri === undefined ? '.' : '?'}`,
      fixes: () =>
        uri === undefined
          ? []
          : [
              {
                title: `Write ${quoted(uri)}`,
                edits: [replaceValue(facts.doc, stampNode, JSON.stringify(uri))],
              },
            ],
    });
  },
});
