import { quoted, quotedList } from '../base/quoted.ts';
import { Kind } from '../json/document.ts';
import { quote } from '../json/strings.ts';
import { isString, stringAt } from '../json/values.ts';
import type { NodeFix, Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { removeChild, replaceValue } from './edits/edit.ts';
import { reportSome } from './report-some.ts';
import { kindWord } from './values/kind-words.ts';
import { meansAnything, typeMeant } from './values/type-names.ts';

export default defineRule({
  code: 'type/unknown',
  severity: 'error',
  summary: 'A type has a name that JSON Schema does not know.',
  why: 'The schema is then invalid: validators refuse it, and clients that check the list lose the tool or all of them.',
  source: ['JSON Schema 2020-12 validation, section 6.1.1'],
  examples: {
    bad: [
      '{"type":"strng"}',
      '{"type":"object","properties":{"r":{"type":7}}}',
      '{"type":"object","properties":{"r":{"type":[]}}}',
      '{"type":"object","properties":{"r":{"type":"float"}}}',
      '{"type":["array","nil"],"items":{"type":"string"}}',
      '{"type":"object","properties":{"r":{"type":"any"}}}',
    ],
    good: ['{"type":"string"}', '{"type":["array","null"],"items":{"type":"string"}}'],
  },
  on: {
    type(at, member) {
      const { doc } = at.facts;
      if (doc.kind[member] !== Kind.array) {
        check(at, member, member);
        return;
      }
      const end = doc.after[member] as number;
      if (end === member + 1)
        at.report({ node: member, message: 'A list of types names at least one.' });
      for (let item = member + 1; item < end; item = doc.after[item] as number) {
        check(at, item, member);
      }
    },
  },
});

function check(at: Visit, node: number, member: number): void {
  const { doc } = at.facts;
  const { types, title } = at.schema.dialect;
  if (!isString(doc, node)) {
    const where =
      node === member
        ? '"type" is the name of a type or a list of such names'
        : 'A list of types holds their names';
    at.report({ node, message: `${where}; this is ${kindWord(doc, node)}.` });
    return;
  }
  const name = stringAt(doc, node);
  if (types.includes(name)) return;
  const meant = typeMeant(name, types);
  const anything = meansAnything(name);
  const advice = anything
    ? 'Any type is what a schema without "type" accepts.'
    : meant === undefined
      ? `The types are ${quotedList(types, types.length)}.`
      : `Did you mean ${quoted(meant)}?`;
  reportSome(at, name, node, () => ({
    message: `${quoted(name, 40)} is not a type of JSON Schema ${title}. ${advice}`,
    fixes: (): readonly NodeFix[] => {
      if (anything)
        return isString(doc, member)
          ? [{ title: 'Leave the type out', edits: removeChild(doc, member) }]
          : [];
      return meant === undefined || holds(at, member, node, meant)
        ? []
        : [{ title: `Write ${quoted(meant)}`, edits: [replaceValue(doc, node, quote(meant))] }];
    },
  }));
}

/** Does the list name the type that was meant already? */
function holds({ facts: { doc } }: Visit, member: number, node: number, type: string): boolean {
  if (doc.kind[member] !== Kind.array) return false;
  const end = doc.after[member] as number;
  for (let item = member + 1; item < end; item = doc.after[item] as number) {
    if (item !== node && isString(doc, item) && stringAt(doc, item) === type) return true;
  }
  return false;
}
