import { Kind } from '../json/document.ts';
import { removeChildren } from '../json/edit.ts';
import { K } from '../json/keywords.ts';
import type { Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { kindWord } from './values/kind-words.ts';
import { hasType, typesOf, typeWords } from './values/types-at.ts';

const known: ReadonlySet<string> = new Set([
  'array',
  'boolean',
  'integer',
  'null',
  'number',
  'object',
  'string',
]);

const isNullable = ({ facts: { doc, graph } }: Visit, holder: number): boolean => {
  const nullable = graph.children.member(holder, K.nullable);
  return nullable >= 0 && doc.kind[nullable] === Kind.true;
};

/** The types beside a keyword, where all of them are types: a misspelled one is another finding. */
function typesBeside(at: Visit, holder: number): readonly string[] | undefined {
  const types = typesOf(at.facts, holder);
  return types?.every((type) => known.has(type)) === true ? types : undefined;
}

const seeEnum = (at: Visit, member: number, holder: number): void => {
  const { doc } = at.facts;
  if (doc.kind[member] !== Kind.array) return;
  const types = typesBeside(at, holder);
  if (types === undefined) return;
  const wrong: number[] = [];
  let right = 0;
  const end = doc.after[member] as number;
  for (let item = member + 1; item < end; item = doc.after[item] as number) {
    if (
      types.some((type) => hasType(doc, item, type)) ||
      (doc.kind[item] === Kind.null && isNullable(at, holder))
    )
      right++;
    else wrong.push(item);
  }
  const [first, ...others] = wrong;
  if (first === undefined) return;
  at.report({
    node: right === 0 ? member : first,
    severity: right === 0 ? 'error' : 'warning',
    message:
      right === 0
        ? `No value of "enum" is of ${typeWords(types)}, so nothing is valid here.`
        : `"enum" lists ${kindWord(doc, first)}${others.length > 0 ? ` and ${others.length} more` : ''} that can never be valid beside ${typeWords(types)}.`,
    related: others.slice(0, 20).map((node) => ({ node, message: 'not of that type either' })),
    fixes: () =>
      right === 0
        ? []
        : [
            {
              title: 'Leave out what can never be valid',
              edits: removeChildren(doc, member, new Set(wrong)),
            },
          ],
  });
};

const seeConst = (at: Visit, member: number, holder: number): void => {
  const { doc } = at.facts;
  const types = typesBeside(at, holder);
  if (types === undefined || types.some((type) => hasType(doc, member, type))) return;
  if (doc.kind[member] === Kind.null && isNullable(at, holder)) return;
  at.report({
    node: member,
    severity: 'error',
    message: `"const" is ${kindWord(doc, member)}, which is not of ${typeWords(types)}, so nothing is valid here.`,
  });
};

export default defineRule({
  code: 'instance/enum-type-mismatch',
  severity: 'warning',
  summary: 'Values that are listed as allowed are not of the type beside them.',
  why: 'A value has to satisfy both. What is listed and of another type can never be sent, though a model that reads the list will try.',
  source: ['JSON Schema 2020-12 validation, sections 6.1.1 to 6.1.3'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"type":"string","enum":["x",null]}}}',
      '{"type":"object","properties":{"a":{"type":"integer","enum":["1","2"]}}}',
      '{"type":"object","properties":{"a":{"type":"string","const":1}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"type":["string","null"],"enum":["x",null]}}}',
      '{"type":"object","properties":{"a":{"type":"number","enum":[1,2.5]}}}',
    ],
  },
  on: { enum: seeEnum, const: seeConst },
});
