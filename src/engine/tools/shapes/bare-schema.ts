import { dialects } from '../../dialects/index.ts';
import type { Document } from '../../json/document.ts';
import { Kind } from '../../json/document.ts';
import type { Keyword } from '../../json/keywords.ts';
import { K } from '../../json/keywords.ts';
import { isBoolean, isObject, isString, stringAt } from '../../json/values.ts';
import { defineShape } from '../define-shape.ts';
import { childrenOf } from '../tool-sites.ts';
import type { ToolSet } from '../types.ts';

/** Words that other documents hardly use with a value of this kind. */
const TELLING: readonly [Keyword, readonly number[]][] = [
  ['$ref', [Kind.string]],
  ['$schema', [Kind.string]],
  ['$id', [Kind.string]],
  ['$dynamicRef', [Kind.string]],
  ['$recursiveRef', [Kind.string]],
  ['$defs', [Kind.object]],
  ['definitions', [Kind.object]],
  ['properties', [Kind.object]],
  ['patternProperties', [Kind.object]],
  ['additionalProperties', [Kind.object, Kind.true, Kind.false]],
  ['items', [Kind.object, Kind.array, Kind.true, Kind.false]],
  ['allOf', [Kind.array]],
  ['anyOf', [Kind.array]],
  ['oneOf', [Kind.array]],
  ['enum', [Kind.array]],
  ['prefixItems', [Kind.array]],
];
/** Numbers of the words that some dialect gives a meaning to. */
const WORDS = new Set(
  dialects.flatMap(({ keywords }) => [...keywords.keys()].map((word) => K[word])),
);
const TYPES = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);

/** The last resort: a schema and nothing around it. */
export const bareSchema = defineShape({
  id: 'bare-schema',
  title: 'One JSON Schema',
  accepts: 'a JSON Schema',
  recognise(doc) {
    if (isBoolean(doc, 0)) return bare('One JSON Schema: a boolean.');
    if (!isObject(doc, 0)) return undefined;
    const word = tellingWord(doc);
    return word === undefined ? undefined : bare(`One JSON Schema: it has the keyword "${word}".`);
  },
  accept: (doc) =>
    isBoolean(doc, 0) || isObject(doc, 0) ? bare('One JSON Schema, as asked for.') : undefined,
});

function tellingWord(doc: Document): string | undefined {
  let weak: string | undefined;
  let onlyWords = true;
  for (const member of childrenOf(doc, 0)) {
    const name = doc.key[member] as number;
    const telling = TELLING.find(([word]) => K[word] === name);
    if (telling?.[1].includes(doc.kind[member] as number)) return telling[0];
    if (name === K.type && isTypes(doc, member)) return 'type';
    if (WORDS.has(name)) weak ??= doc.names.name(name);
    else onlyWords = false;
  }
  return onlyWords ? weak : undefined;
}

function isTypes(doc: Document, node: number): boolean {
  if (isString(doc, node)) return TYPES.has(stringAt(doc, node));
  if (doc.kind[node] !== Kind.array) return false;
  for (const item of childrenOf(doc, node))
    if (isString(doc, item) && TYPES.has(stringAt(doc, item))) return true;
  return false;
}

const bare = (why: string): ToolSet => ({
  shape: 'bare-schema',
  why,
  mcp: false,
  tools: [{ name: '', node: 0, nameNode: -1, inputNode: 0, outputNode: -1 }],
  schemas: [{ tool: 0, side: 'input', node: 0 }],
  nextCursor: -1,
  errorReply: -1,
  envelope: false,
  strays: [],
});
