import { quoted } from '../../base/quoted.ts';
import type { Document } from '../../json/document.ts';
import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { isObject, isString, stringAt, textAt } from '../../json/values.ts';
import type { Facts } from '../define-rule.ts';
import { resolvedAt } from '../references/resolved-at.ts';
import { kindWord } from './kind-words.ts';

/** Schemas that one value is held against; what is left then is not looked at. */
const MOST_SCHEMAS = 48;

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

/**
 * The value where they are plainly different, by the text of scalars; what is written differently and may still be
 * equal (`1` and `1.0`, escapes, objects) counts as the same.
 */
function mayEqual(doc: Document, a: number, b: number): boolean {
  const [kind, other] = [doc.kind[a], doc.kind[b]];
  if (kind !== other) return false;
  if (kind === Kind.string) return stringAt(doc, a) === stringAt(doc, b);
  if (kind === Kind.number) return Number(textAt(doc, a)) === Number(textAt(doc, b));
  return true;
}

function numberAt({ doc, graph }: Facts, schema: number, name: number): number | undefined {
  const member = graph.children.member(schema, name);
  return member >= 0 && doc.kind[member] === Kind.number ? Number(textAt(doc, member)) : undefined;
}

/** Keyword, the side of the bound that is refused, and how it is said. */
const numberBounds = [
  [K.minimum, (value: number, bound: number) => value < bound, 'is below the minimum'],
  [K.maximum, (value: number, bound: number) => value > bound, 'is above the maximum'],
  [
    K.exclusiveMinimum,
    (value: number, bound: number) => value <= bound,
    'is not above the exclusive minimum',
  ],
  [
    K.exclusiveMaximum,
    (value: number, bound: number) => value >= bound,
    'is not below the exclusive maximum',
  ],
] as const;
const lengthBounds = {
  [Kind.string]: [K.minLength, K.maxLength, 'characters'],
  [Kind.array]: [K.minItems, K.maxItems, 'items'],
  [Kind.object]: [K.minProperties, K.maxProperties, 'members'],
} as const;

/** Length of a value in the unit of its bounds. */
function lengthOf(doc: Document, node: number): number {
  if (doc.kind[node] === Kind.string) {
    let count = 0;
    for (const _ of stringAt(doc, node)) count++;
    return count;
  }
  let count = 0;
  const end = doc.after[node] as number;
  for (let child = node + 1; child < end; child = doc.after[child] as number) count++;
  return count;
}

/** Why the keywords of this one schema object refuse the value; undefined where none of the simple ones does. */
export function refusedHere(facts: Facts, schema: number, value: number): string | undefined {
  const { doc, graph } = facts;
  if (doc.kind[schema] === Kind.false) return 'is refused, as everything is here';
  if (!isObject(doc, schema)) return undefined;
  const shown = `${kindWord(doc, value)}`;
  const types = typesOf(facts, schema);
  if (types !== undefined && !types.some((type) => hasType(doc, value, type)))
    return `is ${shown}, which is not of ${typeWords(types)}`;
  const choices = graph.children.member(schema, K.enum);
  if (choices >= 0 && doc.kind[choices] === Kind.array) {
    const end = doc.after[choices] as number;
    let found = false;
    for (let item = choices + 1; item < end && !found; item = doc.after[item] as number)
      found = mayEqual(doc, item, value);
    if (!found) return 'is none of the values in "enum"';
  }
  const only = graph.children.member(schema, K.const);
  if (only >= 0 && !mayEqual(doc, only, value)) return 'is not the value of "const"';
  if (doc.kind[value] === Kind.number) {
    const own = Number(textAt(doc, value));
    for (const [name, refuses, words] of numberBounds) {
      const bound = numberAt(facts, schema, name);
      if (bound !== undefined && refuses(own, bound)) return `${words} ${bound}`;
    }
    return undefined;
  }
  return refusedByLength(facts, schema, value);
}

function refusedByLength(facts: Facts, schema: number, value: number): string | undefined {
  const { doc, graph } = facts;
  const kind = doc.kind[value];
  if (kind !== Kind.string && kind !== Kind.array && kind !== Kind.object) return undefined;
  const [least, most, unit] = lengthBounds[kind as 0 | 1 | 2];
  const [low, high] = [numberAt(facts, schema, least), numberAt(facts, schema, most)];
  if (low !== undefined || high !== undefined) {
    const length = lengthOf(doc, value);
    if (low !== undefined && length < low) return `has ${length} ${unit}, fewer than ${low}`;
    if (high !== undefined && length > high) return `has ${length} ${unit}, more than ${high}`;
  }
  const required = kind === Kind.object ? graph.children.member(schema, K.required) : -1;
  if (required < 0 || doc.kind[required] !== Kind.array) return undefined;
  const end = doc.after[required] as number;
  let left = MOST_SCHEMAS;
  for (let item = required + 1; item < end && left-- > 0; item = doc.after[item] as number) {
    if (!isString(doc, item)) continue;
    const name = stringAt(doc, item);
    const number = doc.names.find(name, 0, name.length);
    if (number < 0 || graph.children.member(value, number) < 0)
      return `lacks ${quoted(name)}, which is required`;
  }
  return undefined;
}

/**
 * Why a value is surely refused by a schema, judged by simple keywords, through references and `allOf`, and
 * by the branches of `anyOf` and `oneOf` one level deep. Undefined: it may be accepted.
 *
 * @shape at most 48 schema objects; no pattern is run.
 */
export function refusal(facts: Facts, schema: number, value: number): string | undefined {
  const { doc, graph } = facts;
  const open = [schema];
  const seen = new Set<number>();
  for (let at = open.pop(); at !== undefined && seen.size < MOST_SCHEMAS; at = open.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const here = refusedHere(facts, at, value);
    if (here !== undefined) return here;
    if (!isObject(doc, at)) continue;
    const target = resolvedAt(facts, at);
    if (target >= 0) open.push(target);
    const all = graph.children.member(at, K.allOf);
    if (all >= 0 && doc.kind[all] === Kind.array)
      for (const branch of itemsOf(doc, all)) open.push(branch);
    for (const name of [K.anyOf, K.oneOf]) {
      const branches = graph.children.member(at, name);
      if (branches < 0 || doc.kind[branches] !== Kind.array || doc.after[branches] === branches + 1)
        continue;
      if (itemsOf(doc, branches).every((branch) => refusedByBranch(facts, branch, value))) {
        return `is accepted by no branch of "${name === K.anyOf ? 'anyOf' : 'oneOf'}"`;
      }
    }
  }
  return undefined;
}

function itemsOf(doc: Document, list: number): readonly number[] {
  const items: number[] = [];
  const end = doc.after[list] as number;
  for (
    let item = list + 1;
    item < end && items.length < MOST_SCHEMAS;
    item = doc.after[item] as number
  )
    items.push(item);
  // A list that is cut may hold a branch that accepts.
  return items.length === MOST_SCHEMAS ? [list] : items;
}

function refusedByBranch(facts: Facts, branch: number, value: number): boolean {
  let at = branch;
  for (let step = 0; step < 8 && at >= 0; step++) {
    if (refusedHere(facts, at, value) !== undefined) return true;
    if (!isObject(facts.doc, at)) return false;
    at = resolvedAt(facts, at);
  }
  return false;
}
