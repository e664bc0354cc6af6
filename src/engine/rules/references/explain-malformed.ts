import { quoted } from '../../base/quoted.ts';
import { Kind } from '../../json/document.ts';
import { pointerTo } from '../../json/pointer.ts';
import { escapedName } from './escaped-name.ts';
import type { Explanation, Question } from './explain.ts';

/** A fragment that cannot be read. */
export function explainMalformed(question: Question, reason: 'percent' | 'tilde'): Explanation {
  const { reference } = question;
  const escaped = escapedName(question);
  if (escaped !== undefined) return escaped;
  return {
    code: 'ref/malformed-pointer',
    says:
      reason === 'tilde'
        ? `${quoted(reference)} cannot be read: in a pointer "~" is written "~0" and "/" is written "~1"`
        : `${quoted(reference)} cannot be read: "%" must be followed by two hexadecimal digits that give UTF-8`,
    hint:
      reason === 'percent'
        ? 'A percent sign in a name is written "%25"'
        : 'A name keeps its own spelling in the container; only the pointer is escaped',
  };
}

const KINDS: Readonly<Record<number, string>> = {
  [Kind.array]: 'a list',
  [Kind.string]: 'a string',
  [Kind.number]: 'a number',
  [Kind.null]: 'null',
};

/** The pointer leads to something, which is neither an object nor a boolean. */
export function explainNotASchema(
  { facts, root, reference }: Question,
  target: number,
): Explanation {
  const { doc } = facts;
  const what = KINDS[doc.kind[target] as number] ?? 'something else';
  return {
    code: 'ref/not-a-schema',
    says: `${quoted(reference)} leads to ${what}, and a reference must lead to a schema, which is an object or a boolean`,
    related: [{ node: target, message: `${what} stands at ${pointerTo(doc, target, root)}` }],
  };
}
