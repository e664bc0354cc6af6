import { quoted, quotedList } from '../base/quoted.ts';
import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { removeChild, replaceValue } from '../json/edit.ts';
import { quote } from '../json/strings.ts';
import { isString, stringAt, textAt } from '../json/values.ts';
import type { NodeFix, Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { reportSome } from './report-some.ts';
import { kindWord } from './values/kind-words.ts';
import { isText, typesAt } from './values/root-type.ts';
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
      '{"type":"object","properties":{"r":{"type":"integer|null"}}}',
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
      const seen = new Set<string>();
      for (let item = member + 1; item < end; item = doc.after[item] as number) {
        const text = textAt(doc, item);
        if (!seen.has(text)) check(at, item, member);
        seen.add(text);
      }
    },
  },
});

function check(at: Visit, node: number, member: number): void {
  const { doc } = at.facts;
  const { types } = at.schema.dialect;
  if (!isString(doc, node)) {
    const where =
      node === member
        ? '"type" is the name of a type or a list of such names'
        : 'A list of types holds their names';
    reportSome(at, '', node, () => ({ message: `${where}; this is ${kindWord(doc, node)}.` }));
    return;
  }
  for (const type of types) if (isText(doc, node, type)) return;
  const name = stringAt(doc, node);
  if (types.includes(name)) return;
  const { title } = at.schema.dialect;
  reportSome(at, name, node, () => {
    const anything = meansAnything(name);
    const meant = anything ? undefined : valueMeant(name, types, node === member);
    const advice = anything
      ? 'Any type is what a schema without "type" accepts.'
      : meant === undefined
        ? `The types are ${quotedList(types, types.length)}.`
        : `Did you mean ${meant}?`;
    return {
      message: `${quoted(name, 40)} is not a type of JSON Schema ${title}. ${advice}`,
      fixes: () => fixesOf(doc, member, node, meant),
    };
  });
}

/** What should be written instead, as JSON. */
function valueMeant(name: string, types: readonly string[], isAlone: boolean): string | undefined {
  const parts = name.split(/\s*[|,/]\s*/);
  if (parts.length === 1) {
    const meant = typeMeant(name, types);
    return meant && quote(meant);
  }
  return isAlone && parts.every((part) => types.includes(part))
    ? JSON.stringify([...new Set(parts)])
    : undefined;
}

function fixesOf(
  doc: Document,
  member: number,
  node: number,
  meant: string | undefined,
): readonly NodeFix[] {
  if (meant !== undefined && !typesAt(doc, member).some((type) => quote(type) === meant)) {
    return [{ title: `Write ${meant}`, edits: [replaceValue(doc, node, meant)] }];
  }
  const anything = node === member && meansAnything(stringAt(doc, node));
  return anything ? [{ title: 'Leave the type out', edits: removeChild(doc, member) }] : [];
}
