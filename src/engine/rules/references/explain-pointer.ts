import { nearest } from '../../base/nearest.ts';
import { quoted } from '../../base/quoted.ts';
import { Kind } from '../../json/document.ts';
import { fragmentOf, pointerTo } from '../../json/pointer.ts';
import { fragmentTo } from '../../refs/unit-name.ts';
import { percentDecode } from '../../refs/uri.ts';
import { elsewhere } from './elsewhere.ts';
import { escapedName } from './escaped-name.ts';
import type { Explanation, Question } from './explain.ts';
import { beforeWrapping, belowIdentifier, fromOutside } from './explain-root.ts';
import { definitionNamed, isInherited } from './names.ts';
import { memberNames, schemaAt, tokensOf } from './pointer-to-here.ts';

/** A pointer that stops at `deepest`, which has no `token`. Tried in the order of how sure the answer is. */
export function explainPointer(question: Question, deepest: number, token: string): Explanation {
  const { reference } = question;
  const hash = reference.indexOf('#');
  const pointer = percentDecode(reference.slice(hash + 1)) ?? '';
  // With a document in front, what was meant is counted from that document.
  const local = hash === 0;
  return (
    (local ? belowIdentifier(question, pointer) : undefined) ??
    (local ? escapedName(question) : undefined) ??
    (local ? inOtherContainer(question, pointer) : undefined) ??
    (local ? beforeWrapping(question, pointer) : undefined) ??
    (local ? fromOutside(question, pointer) : undefined) ??
    nearName(question, deepest, token) ??
    (local ? definitionOfThatName(question, pointer) : undefined) ??
    inherited(question, token) ??
    elsewhere(question, pointer) ??
    nothingThere(question, deepest, token, pointer)
  );
}

function inOtherContainer(
  { facts, root, reference }: Question,
  pointer: string,
): Explanation | undefined {
  const [from, to] = pointer.startsWith('/$defs/')
    ? ['$defs', 'definitions']
    : ['definitions', '$defs'];
  if (!pointer.startsWith(`/${from}/`)) return undefined;
  const moved = `/${to}${pointer.slice(from.length + 1)}`;
  const target = schemaAt(facts.graph, root, moved);
  if (target < 0) return undefined;
  const instead = fragmentOf(moved);
  return {
    code: 'ref/no-such-definition',
    says: `${quoted(reference)} leads nowhere: the definition stands in "${to}" here, not in "${from}"`,
    hint: `Write ${quoted(instead)}`,
    instead,
    related: [{ node: target, message: 'the definition that was meant' }],
  };
}

function nearName(
  { facts, root, reference, thorough }: Question,
  deepest: number,
  token: string,
): Explanation | undefined {
  if (!thorough) return undefined;
  const { doc, graph } = facts;
  const near = nearest(token, memberNames(graph, deepest));
  if (near === undefined) return undefined;
  const number = doc.names.find(near, 0, near.length);
  const found = number < 0 ? -1 : graph.children.member(deepest, number);
  if (found < 0) return undefined;
  const rest = tokensOf(percentDecode(reference.slice(reference.indexOf('#') + 1)) ?? '');
  const tail = rest.slice(rest.indexOf(token) + 1);
  const isWhole =
    tail.length === 0 && [Kind.object, Kind.true, Kind.false].includes(doc.kind[found] as never);
  const instead = fragmentTo(doc, found, root);
  return {
    code: 'ref/no-such-definition',
    says: `${quoted(reference)} leads nowhere: there is no ${quoted(token)} here`,
    hint: `Did you mean ${quoted(near)}?`,
    related: [{ node: found, message: `${quoted(near)} stands here` }],
    ...(isWhole && reference.startsWith('#') ? { instead } : {}),
  };
}

/** The last name of the pointer is that of a definition which stands in another place. */
function definitionOfThatName(
  { facts, schema, root, reference }: Question,
  pointer: string,
): Explanation | undefined {
  const last = tokensOf(pointer).at(-1);
  const node = last === undefined ? undefined : definitionNamed(facts, schema, last);
  if (last === undefined || node === undefined) return undefined;
  const instead = fragmentTo(facts.doc, node, root);
  return {
    code: 'ref/no-such-definition',
    says: `${quoted(reference)} leads nowhere: ${quoted(last)} stands at ${quoted(instead)}`,
    hint: `Write ${quoted(instead)}`,
    instead,
    related: [{ node, message: 'the definition that was meant' }],
  };
}

function inherited({ reference }: Question, token: string): Explanation | undefined {
  if (!isInherited(token)) return undefined;
  return {
    code: 'ref/inherited-name',
    says: `${quoted(reference)} leads nowhere: no member is called ${quoted(token)}; JavaScript finds it on every object, the JSON text has none`,
    hint: 'Add the definition or point to another',
  };
}

function nothingThere(
  { facts, root, reference }: Question,
  deepest: number,
  token: string,
  pointer: string,
): Explanation {
  const { doc } = facts;
  const container = pointer.startsWith('/$defs/') || pointer.startsWith('/definitions/');
  const place = pointerTo(doc, deepest, root);
  const where = place === '' ? 'the schema' : quoted(`#${place}`);
  const known = [...memberNames(facts.graph, deepest, 4)];
  const has = doc.kind[deepest] === Kind.object && known.length > 0 && container && place !== '';
  if (pointer.startsWith('/components/')) {
    return {
      code: 'ref/no-such-place',
      says: `${quoted(reference)} points into an OpenAPI document, and here is only one schema of it`,
      hint: 'Whatever makes tools of an API has to copy the schemas it names into "$defs" and rewrite the pointers',
    };
  }
  return {
    code: container ? 'ref/no-such-definition' : 'ref/no-such-place',
    says: `${quoted(reference)} leads nowhere: ${where} has no ${quoted(token)}`,
    hint: has
      ? `It has ${known
          .slice(0, 3)
          .map((name) => quoted(name))
          .join(', ')}${known.length > 3 ? ' and others' : ''}`
      : 'Add the definition to this schema or point to another; each schema of a tool is a document of its own',
    related: [{ node: deepest, message: `no ${quoted(token)} here` }],
  };
}
