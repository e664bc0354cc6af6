import { Kind } from '../../json/document.ts';
import { append, removeChild, replaceValue } from '../../json/edit.ts';
import { K } from '../../json/keywords.ts';
import { isString, stringAt, textAt } from '../../json/values.ts';
import type { RefGraph } from '../../refs/types.ts';
import type { NodeEdit, NodeFix } from '../define-rule.ts';

/** `nullable: true` as a type union; where there is no single type beside it, nothing is offered. */
export function nullableFix(
  { doc, children }: RefGraph,
  member: number,
  holder: number,
): readonly NodeFix[] {
  if (doc.kind[member] === Kind.false)
    return [{ title: 'Leave "nullable" out', edits: removeChild(doc, member) }];
  const type = children.member(holder, K.type);
  if (doc.kind[member] !== Kind.true || type < 0 || !isString(doc, type)) return [];
  if (stringAt(doc, type) === 'null' || children.member(holder, K.const) >= 0) return [];
  const edits: NodeEdit[] = [
    replaceValue(doc, type, `[${textAt(doc, type)},"null"]`),
    ...removeChild(doc, member),
  ];
  const choices = children.member(holder, K.enum);
  if (choices >= 0) {
    if (doc.kind[choices] !== Kind.array) return [];
    const end = doc.after[choices] as number;
    let hasNull = false;
    for (let item = choices + 1; item < end; item = doc.after[item] as number)
      hasNull ||= doc.kind[item] === Kind.null;
    if (!hasNull) edits.push(append(doc, choices, 'null'));
  }
  return [{ title: 'Allow null by "type"', edits }];
}
