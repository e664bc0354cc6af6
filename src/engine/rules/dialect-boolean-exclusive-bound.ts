import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { removeChild, replaceMember } from '../json/edit.ts';
import { K } from '../json/keywords.ts';
import { textAt } from '../json/values.ts';
import type { NodeFix, Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';

const see =
  (word: 'exclusiveMinimum' | 'exclusiveMaximum', bound: 'minimum' | 'maximum') =>
  (at: Visit, member: number, holder: number): void => {
    const { facts, schema, report } = at;
    const { doc, graph } = facts;
    const kind = doc.kind[member];
    if (
      (kind !== Kind.true && kind !== Kind.false) ||
      schema.dialect.keywords.get(word) !== 'number'
    )
      return;
    const limit = graph.children.member(holder, K[bound]);
    const value = limit >= 0 && doc.kind[limit] === Kind.number ? textAt(doc, limit) : undefined;
    const on = kind === Kind.true;
    const way = on
      ? `Write "${word}": ${value ?? 'the bound'} instead${value === undefined ? '' : ` of "${bound}": ${value}`}`
      : 'Leave it out';
    report({
      node: member,
      message: `"${word}" must be a number in ${schema.dialect.title}; true and false belong to Draft 4 and OpenAPI 3.0. ${way}.`,
      ...(limit < 0 ? {} : { related: [{ node: limit, message: 'the bound that it is about' }] }),
      fixes: () => fixOf(doc, member, limit, on, word, value),
    });
  };

function fixOf(
  doc: Document,
  member: number,
  limit: number,
  on: boolean,
  word: string,
  value: string | undefined,
): readonly NodeFix[] {
  if (!on) return [{ title: `Leave "${word}" out`, edits: removeChild(doc, member) }];
  if (value === undefined) return [];
  const title = `Write "${word}": ${value}`;
  return [
    {
      title,
      edits: [replaceMember(doc, limit, `"${word}":${value}`), ...removeChild(doc, member)],
    },
  ];
}

export default defineRule({
  code: 'dialect/boolean-exclusive-bound',
  severity: 'error',
  summary: 'An exclusive bound is written as true or false.',
  why: 'Since Draft 6 an exclusive bound is a number of its own. Readers of 2020-12 refuse the whole schema, and one client loses all tools of the server over it.',
  source: [
    'JSON Schema 2020-12 validation, sections 6.2.3 and 6.2.5',
    'OpenAPI 3.0, schema object',
  ],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"type":"number","minimum":0,"exclusiveMinimum":true}}}',
      '{"type":"object","properties":{"a":{"exclusiveMaximum":false,"maximum":5,"type":"number"}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"type":"number","exclusiveMinimum":0}}}',
      '{"$schema":"http://json-schema.org/draft-04/schema#","type":"number","minimum":0,"exclusiveMinimum":true}',
    ],
  },
  on: {
    exclusiveMinimum: see('exclusiveMinimum', 'minimum'),
    exclusiveMaximum: see('exclusiveMaximum', 'maximum'),
  },
});
