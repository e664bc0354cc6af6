import { quoted } from '../../base/quoted.ts';
import { isMember, Kind } from '../../json/document.ts';
import { append } from '../../json/edit.ts';
import { K } from '../../json/keywords.ts';
import { quote } from '../../json/strings.ts';
import { textAt } from '../../json/values.ts';
import type { Facts, NodeFix } from '../define-rule.ts';
import type { Explanation, Question } from './explain.ts';
import { anywhere } from './names.ts';
import { tokensOf } from './pointer-to-here.ts';

/** Another schema of the document has a definition of that name. References never cross from one to the other. */
export function elsewhere(question: Question, pointer: string): Explanation | undefined {
  const { facts, root, reference } = question;
  const [container, name, ...further] = tokensOf(pointer);
  if (name === undefined || further.length > 0) return undefined;
  if (container !== '$defs' && container !== 'definitions') return undefined;
  const definition = anywhere(facts, name);
  if (definition === undefined) return undefined;
  const owner = ownerOf(facts, definition);
  return {
    code: 'ref/no-such-definition',
    says: `${quoted(reference)} leads nowhere: this schema has no such definition, and that of ${owner} cannot be reached from here, since each schema is a document of its own`,
    hint: 'Give this schema its own copy',
    related: [{ node: definition, message: `${quoted(name)} of ${owner}` }],
    // Where identifiers are about, "#" may be something else than the root.
    fixes: () =>
      facts.graph.roots[question.schema]?.hasIdentifiers === true
        ? []
        : copied(facts, root, container, name, definition),
  };
}

function ownerOf({ tools, schemas }: Facts, node: number): string {
  let low = 0;
  let high = schemas.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((schemas[middle]?.node ?? 0) <= node) low = middle;
    else high = middle - 1;
  }
  const site = tools.schemas[low];
  const name = site === undefined ? undefined : tools.tools[site.tool]?.name;
  return name === undefined || name === '' ? 'another schema' : `the tool ${quoted(name)}`;
}

/** Only a definition that refers to nothing can be copied as it stands. */
function copied(
  { doc, graph }: Facts,
  root: number,
  container: '$defs' | 'definitions',
  name: string,
  definition: number,
): readonly NodeFix[] {
  const end = doc.after[definition] as number;
  for (let node = definition; node < end; node++) {
    const key = doc.key[node] as number;
    if (
      isMember(doc, node) &&
      (key === K.$ref || key === K.$dynamicRef || key === K.$recursiveRef || key === K.$id)
    )
      return [];
  }
  const entry = `${quote(name)}:${textAt(doc, definition)}`;
  const holder = graph.children.member(root, K[container]);
  if (holder >= 0 && doc.kind[holder] !== Kind.object) return [];
  const edit =
    holder < 0 ? append(doc, root, `${quote(container)}:{${entry}}`) : append(doc, holder, entry);
  return [{ title: `Copy the definition ${quoted(name)} into this schema`, edits: [edit] }];
}
