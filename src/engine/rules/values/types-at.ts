import { quoted } from '../../base/quoted.ts';
import type { Document } from '../../json/document.ts';
import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { isString, stringAt, textAt } from '../../json/values.ts';
import type { Facts } from '../define-rule.ts';

/** JSON type of a value as `type` names it; an integer is a number as well. */
export function hasType(doc: Document, node: number, type: string): boolean {
  switch (doc.kind[node]) {
    case Kind.object:
      return type === 'object';
    case Kind.array:
      return type === 'array';
    case Kind.string:
      return type === 'string';
    case Kind.null:
      return type === 'null';
    case Kind.number:
      return (
        type === 'number' || (type === 'integer' && Number.isInteger(Number(textAt(doc, node))))
      );
    default:
      return type === 'boolean';
  }
}

/** Names in `type`, one or many; undefined where it is missing or no list of strings. */
export function typesOf({ doc, graph }: Facts, schema: number): readonly string[] | undefined {
  const type = graph.children.member(schema, K.type);
  if (type < 0) return undefined;
  if (isString(doc, type)) return [stringAt(doc, type)];
  if (doc.kind[type] !== Kind.array) return undefined;
  const types: string[] = [];
  const end = doc.after[type] as number;
  for (let item = type + 1; item < end; item = doc.after[item] as number) {
    if (!isString(doc, item)) return undefined;
    types.push(stringAt(doc, item));
  }
  return types.length === 0 ? undefined : types;
}

/** `type string`, `type string or null` */
export const typeWords = (types: readonly string[]): string =>
  `type ${types
    .slice(0, 4)
    .map((type) => quoted(type, 24).slice(1, -1))
    .join(' or ')}`;
