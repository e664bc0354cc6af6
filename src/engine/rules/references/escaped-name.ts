import { quoted } from '../../base/quoted.ts';
import { K } from '../../json/keywords.ts';
import type { Explanation, Question } from './explain.ts';
import { definitionPointer } from './explain-not-held.ts';

/** The reference spells the name of a definition as it stands, where a pointer has to escape it. */
export function escapedName({ facts, root, reference }: Question): Explanation | undefined {
  const { doc, children } = facts.graph;
  for (const container of ['$defs', 'definitions'] as const) {
    const start = `#/${container}/`;
    if (!reference.startsWith(start)) continue;
    const name = reference.slice(start.length);
    const number = doc.names.find(name, 0, name.length);
    const holder = children.member(root, K[container]);
    if (number < 0 || holder < 0 || children.member(holder, number) < 0) continue;
    const instead = definitionPointer(container, name);
    if (instead === reference) continue;
    return {
      code: 'ref/missing-escape',
      says: `${quoted(reference)} spells the name ${quoted(name)} as it stands, but in a pointer "~" is written "~0", "/" is written "~1" and "%" is written "%25"`,
      hint: `Write ${quoted(instead)}`,
      instead,
      related: [
        { node: children.member(holder, number), message: 'the definition that was meant' },
      ],
    };
  }
  return undefined;
}
