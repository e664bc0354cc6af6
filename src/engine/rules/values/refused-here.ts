import { quoted } from '../../base/quoted.ts';
import type { Document } from '../../json/document.ts';
import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { isObject, isString, stringAt, textAt } from '../../json/values.ts';
import type { Facts } from '../define-rule.ts';
import { kindWord } from './kind-words.ts';
import { hasType, typesOf, typeWords } from './types-at.ts';

/** Required names that are looked for in one value. */
const MOST_NAMES = 48;

/** False where two values plainly differ; objects and lists are not compared and may be equal. */
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
  let left = MOST_NAMES;
  for (let item = required + 1; item < end && left-- > 0; item = doc.after[item] as number) {
    if (!isString(doc, item)) continue;
    const name = stringAt(doc, item);
    const number = doc.names.find(name, 0, name.length);
    if (number < 0 || graph.children.member(value, number) < 0)
      return `lacks ${quoted(name)}, which is required`;
  }
  return undefined;
}
