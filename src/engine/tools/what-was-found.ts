import type { Children } from '../json/children.ts';
import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { isObject, isString, stringAt } from '../json/values.ts';
import { isNamed } from './json-rpc.ts';
import { childrenOf } from './tool-sites.ts';

/** Members that a description names before it counts the rest, and characters of each name. */
const NAMED = 6;
const NAME_LENGTH = 40;

/** What a document is, in a few words: "an object with the members hello". */
export function whatWasFound(doc: Document, children: Children): string {
  switch (doc.kind[0]) {
    case Kind.object:
      return describeObject(doc, children);
    case Kind.array:
      return describeArray(doc);
    case Kind.string:
      return 'a string';
    case Kind.number:
      return 'a number';
    case Kind.null:
      return 'null';
    default:
      return 'a boolean';
  }
}

function describeObject(doc: Document, children: Children): string {
  if (isNamed(doc, children, 0)) {
    const method = children.member(0, K.method);
    if (method >= 0 && isString(doc, method))
      return `a JSON-RPC message with the method "${short(stringAt(doc, method))}"`;
    return 'a JSON-RPC reply without a list of tools';
  }
  const tools = children.member(0, K.tools);
  if (tools >= 0)
    return `an object whose "tools" is ${isObject(doc, tools) ? 'an object' : 'no array'}`;
  return withMembers(doc, 0);
}

function describeArray(doc: Document): string {
  const first = childrenOf(doc, 0).next();
  if (first.done) return 'an empty array';
  return isObject(doc, first.value)
    ? `an array that begins with ${withMembers(doc, first.value)}`
    : 'an array of something else than tools';
}

function withMembers(doc: Document, object: number): string {
  const names: string[] = [];
  let count = 0;
  for (const member of childrenOf(doc, object)) {
    if (++count <= NAMED) names.push(short(doc.names.name(doc.key[member] as number)));
  }
  if (count === 0) return 'an empty object';
  const rest = count > NAMED ? ` and ${count - NAMED} more` : '';
  return `an object with the ${count === 1 ? 'member' : 'members'} ${names.join(', ')}${rest}`;
}

const short = (name: string): string =>
  name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH)}…` : name;
