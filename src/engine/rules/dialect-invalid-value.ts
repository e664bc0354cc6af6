import type { Form } from '../dialects/define-dialect.ts';
import { dialects } from '../dialects/index.ts';
import { Kind } from '../json/document.ts';
import type { Keyword } from '../json/keywords.ts';
import { K } from '../json/keywords.ts';
import type { Rule, Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { checkForm } from './values/check-form.ts';

const DRAFT_3 =
  ' As a switch on a property it belongs to Draft 3; the object around lists the names of what is required.';

/** Rules of their own say more about these. */
const elsewhere: ReadonlySet<Keyword> = new Set(['$ref', 'type'] as const);

/** The kind with which a form is met without looking further. */
const kindOfForm: Readonly<Partial<Record<Form, number>>> = {
  string: Kind.string,
  schema: Kind.object,
  'schema-or-schemas': Kind.object,
  number: Kind.number,
  array: Kind.array,
  object: Kind.object,
};

const words = new Set(dialects.flatMap(({ keywords }) => [...keywords.keys()]));

const see =
  (word: Keyword) =>
  (at: Visit, member: number, holder: number): void => {
    const { facts, schema, report } = at;
    const { dialect } = schema;
    const form = dialect.keywords.get(word);
    if (form === undefined || kindOfForm[form] === at.facts.doc.kind[member]) return;
    const { doc, graph } = facts;
    const kind = doc.kind[member];
    // A list of schemas below "items", and a switch where a bound belongs, have rules of their own.
    if (word === 'items' && kind === Kind.array && form === 'schema') return;
    if (form === 'number' && (kind === Kind.true || kind === Kind.false) && EXCLUSIVE.has(word))
      return;
    const pinned = graph.roots[schema.index]?.pinned;
    if (pinned === 'unknown-dialect' || pinned === 'other-dialect') return;
    const isSwitch = kind === Kind.true || kind === Kind.false;
    checkForm(doc, dialect, form, member, (node, says) => {
      report({
        node,
        message: `"${word}" ${says}.${word === 'required' && isSwitch ? DRAFT_3 : ''}`,
      });
    });
    if (form === 'boolean' && EXCLUSIVE.has(word)) {
      const bound = word === 'exclusiveMinimum' ? 'minimum' : 'maximum';
      if (graph.children.member(holder, K[bound]) >= 0) return;
      report({
        node: member,
        message: `"${word}" does nothing without "${bound}" beside it, and ${dialect.title} demands it.`,
      });
    }
  };

const EXCLUSIVE: ReadonlySet<Keyword> = new Set(['exclusiveMinimum', 'exclusiveMaximum'] as const);

export default defineRule({
  code: 'dialect/invalid-value',
  severity: 'error',
  summary: 'The value of a keyword has a form that the dialect does not allow.',
  why: 'The schema does not pass the meta-schema of its dialect. Strict readers refuse it as a whole, others leave the keyword out without a word. MCP 2026-07-28 demands that every schema is valid.',
  source: ['MCP 2026-07-28, basic, JSON Schema usage', 'the meta-schema of each dialect'],
  examples: {
    bad: [
      '{"type":"object","properties":null}',
      '{"type":"object","properties":{"a":null}}',
      '{"type":"object","properties":{"a":{"type":"string","minLength":"3"}}}',
      '{"type":"object","properties":{"a":{"type":"string","minLength":-1}}}',
      '{"type":"object","anyOf":[]}',
      '{"type":"object","required":true}',
      '{"$schema":"http://json-schema.org/draft-04/schema#","type":"object","properties":{"a":true}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"type":"string","minLength":3}},"required":["a"]}',
      '{"$schema":"http://json-schema.org/draft-04/schema#","type":"number","minimum":0,"exclusiveMinimum":true}',
      '{"type":"object","default":{"properties":null}}',
    ],
  },
  on: Object.fromEntries(
    [...words]
      .filter(
        (word) =>
          !elsewhere.has(word) &&
          dialects.some(({ keywords }) => (keywords.get(word) ?? 'any') !== 'any'),
      )
      .map((word) => [word, see(word)]),
  ) as NonNullable<Rule['on']>,
});
