import type { Document } from '../../json/document.ts';
import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { isObject, isString, stringAt } from '../../json/values.ts';
import type { Facts, SchemaFacts } from '../define-rule.ts';

/** Do MCP's own rules for this root apply, and is it on this side? */
export const isMcpRoot = (
  { tools }: Facts,
  { index }: SchemaFacts,
  side: 'input' | 'output',
): boolean => tools.mcp && tools.schemas[index]?.side === side;

/** The root's `type` member, or -1. */
export const typeOf = ({ doc, graph }: Facts, node: number): number =>
  isObject(doc, node) ? graph.children.member(node, K.type) : -1;

/** Is this `type` the literal "object", which is all that MCP looks at? */
export const isLiteralObject = (doc: Document, type: number): boolean =>
  type >= 0 && doc.kind[type] === Kind.string && stringAt(doc, type) === 'object';

/** Strings of a `type`, one or a list; what is no string is left out. */
export function typesAt(doc: Document, type: number): string[] {
  if (isString(doc, type)) return [stringAt(doc, type)];
  if (doc.kind[type] !== Kind.array) return [];
  const names: string[] = [];
  const end = doc.after[type] as number;
  for (let item = type + 1; item < end; item = doc.after[item] as number)
    if (isString(doc, item)) names.push(stringAt(doc, item));
  return names;
}

/** Is `name` the type, or one of the list? Compared in place: this is asked for every schema. */
export function namesType(doc: Document, type: number, name: string): boolean {
  if (doc.kind[type] === Kind.string) return isText(doc, type, name);
  if (doc.kind[type] !== Kind.array) return false;
  const end = doc.after[type] as number;
  for (let item = type + 1; item < end; item = doc.after[item] as number) {
    if (doc.kind[item] === Kind.string && isText(doc, item, name)) return true;
  }
  return false;
}

/** Is the string at `node` this text, written without escapes? */
export function isText(doc: Document, node: number, text: string): boolean {
  const from = (doc.start[node] as number) + 1;
  return (doc.end[node] as number) - 1 - from === text.length && doc.text.startsWith(text, from);
}
