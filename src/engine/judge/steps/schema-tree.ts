import type { Document } from '../../json/document.ts';
import { Numeral } from '../../json/graph.ts';
import { graphText } from '../../json/graph-text.ts';
import type { Keyword } from '../../json/keywords.ts';
import { K, KEYWORDS } from '../../json/keywords.ts';
import { valueAt } from '../../json/value.ts';
import { Place, placeOf } from '../../refs/positions.ts';

/** A schema that steps may change: members in order, numbers as written where a double would not keep them. */
export type Schema = Map<string, unknown>;

export const isSchema = (value: unknown): value is Schema => value instanceof Map;

export const treeAt = (doc: Document, node: number): unknown =>
  valueAt(doc, node, {
    object: () => new Map(),
    put: (object, name, value) => void (object as Schema).set(name, value),
    number: (text) => (String(Number(text)) === text ? Number(text) : new Numeral(text)),
  });

export const textOfTree = (tree: unknown): string => graphText(tree);

export const sameTree = (a: unknown, b: unknown): boolean => textOfTree(a) === textOfTree(b);

const numbers = new Map<string, number>(KEYWORDS.map((word) => [word, K[word]]));
const placeOfName = (name: string): number => {
  const number = numbers.get(name);
  return number === undefined ? Place.opaque : placeOf(number);
};

/** What is known of a schema that is visited. */
export interface Position {
  readonly schema: Schema;
  /** The schema around it and the keyword it stands under; undefined for the root. */
  readonly holder: Schema | undefined;
  readonly keyword: Keyword | undefined;
  /** Its name, where the keyword holds a map. */
  readonly name: string | undefined;
  /** Writes another value in its place. */
  replace(value: unknown): void;
}

/** Every schema of the tree that is an object, each before those below it; without recursion. */
export function schemasOf(root: unknown): Position[] {
  const found: Position[] = [];
  const waiting: (Omit<Position, 'schema'> & { readonly value: unknown })[] = [
    {
      value: root,
      holder: undefined,
      keyword: undefined,
      name: undefined,
      replace: () => undefined,
    },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, ...where } = next;
    if (!isSchema(value)) continue;
    found.push({ ...where, schema: value });
    const below = childrenOf(value);
    for (let i = below.length - 1; i >= 0; i--) waiting.push(below[i] as (typeof below)[number]);
  }
  return found;
}

function childrenOf(schema: Schema): (Omit<Position, 'schema'> & { readonly value: unknown })[] {
  const children: (Omit<Position, 'schema'> & { readonly value: unknown })[] = [];
  for (const [word, value] of schema) {
    const place = placeOfName(word);
    const keyword = word as Keyword;
    const holds = { holder: schema, keyword };
    const isMap = place === Place.map || place === Place.mapOrNames || place === Place.container;
    const isList = place === Place.list || place === Place.schemaOrList;
    if (isMap && isSchema(value)) {
      for (const [name, entry] of value)
        children.push({
          ...holds,
          value: entry,
          name,
          replace: (made) => void value.set(name, made),
        });
    } else if (isList && Array.isArray(value)) {
      const items = value as unknown[];
      for (const [i, item] of items.entries()) {
        const replace = (made: unknown): void => {
          items[i] = made;
        };
        children.push({ ...holds, value: item, name: undefined, replace });
      }
    } else if (place === Place.schema || place === Place.schemaOrList)
      children.push({
        ...holds,
        value,
        name: undefined,
        replace: (made) => void schema.set(word, made),
      });
  }
  return children;
}

/** Types that a schema names, one or a list. */
export function typesOf(schema: Schema): string[] {
  const type = schema.get('type');
  const names = Array.isArray(type) ? (type as unknown[]) : [type];
  return names.filter((name): name is string => typeof name === 'string');
}

/** Put a sentence behind the description, in its place where there is one. */
export function addSentence(schema: Schema, sentence: string, between = ' '): void {
  const old = schema.get('description');
  schema.set(
    'description',
    typeof old === 'string' && old !== '' ? `${old}${between}${sentence}` : sentence,
  );
}
