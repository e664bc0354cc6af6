import type { Children } from '../json/children.ts';
import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import type { Keyword } from '../json/keywords.ts';
import { K } from '../json/keywords.ts';
import { isBoolean, isObject, isString, stringAt } from '../json/values.ts';
import type { Side } from '../report-types.ts';
import type { SchemaSite, ToolSet, ToolSite } from './types.ts';

/** Where one form of tool keeps its schemas: the first member that is there counts. */
export interface ToolForm {
  readonly input: readonly Keyword[];
  readonly output: readonly Keyword[];
  /** Member that holds name and schemas, where they do not stand in the tool itself. */
  readonly within?: Keyword;
}

export const MCP_TOOL: ToolForm = { input: ['inputSchema'], output: ['outputSchema'] };

type Named = Pick<ToolSet, 'shape' | 'why' | 'mcp'> &
  Partial<Pick<ToolSet, 'nextCursor' | 'errorReply' | 'envelope'>>;

/**
 * The tools at `items`, in this order; what is no object is left out and kept as a stray.
 *
 * @shape O(items + their members)
 */
export function toolSet(
  doc: Document,
  children: Children,
  form: ToolForm,
  items: Iterable<number>,
  about: Named,
): ToolSet {
  const tools: ToolSite[] = [];
  const schemas: SchemaSite[] = [];
  const strays: number[] = [];
  for (const node of items) {
    if (!isObject(doc, node)) {
      strays.push(node);
      continue;
    }
    const inner = form.within === undefined ? node : children.member(node, K[form.within]);
    const holder = inner >= 0 && isObject(doc, inner) ? inner : node;
    const nameNode = children.member(holder, K.name);
    const inputNode = firstOf(children, holder, form.input);
    const outputNode = firstOf(children, holder, form.output);
    const name = nameNode >= 0 && isString(doc, nameNode) ? stringAt(doc, nameNode) : '';
    const sides: [number, Side][] = [
      [inputNode, 'input'],
      [outputNode, 'output'],
    ];
    if (outputNode >= 0 && outputNode < inputNode) sides.reverse();
    for (const [schema, side] of sides) {
      if (schema >= 0 && isSchema(doc, schema))
        schemas.push({ tool: tools.length, side, node: schema });
    }
    tools.push({ name, node, nameNode, inputNode, outputNode });
  }
  return { nextCursor: -1, errorReply: -1, envelope: false, ...about, tools, schemas, strays };
}

/** A schema is an object or a boolean. */
export const isSchema = (doc: Document, node: number): boolean =>
  isObject(doc, node) || isBoolean(doc, node);

function firstOf(children: Children, holder: number, words: readonly Keyword[]): number {
  for (const word of words) {
    const node = children.member(holder, K[word]);
    if (node >= 0) return node;
  }
  return -1;
}

/** Items of an array, members of an object. */
export function* childrenOf(doc: Document, node: number): Generator<number> {
  const end = doc.after[node] as number;
  for (let child = node + 1; child < end; child = doc.after[child] as number) yield child;
}

/** The member of this name and kind, or -1. */
export function memberOfKind(
  doc: Document,
  children: Children,
  object: number,
  word: Keyword,
  kind: number,
): number {
  if (doc.kind[object] !== Kind.object) return -1;
  const node = children.member(object, K[word]);
  return node >= 0 && doc.kind[node] === kind ? node : -1;
}
