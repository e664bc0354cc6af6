import { quoted } from '../base/quoted.ts';
import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { isObject, isString, stringAt } from '../json/values.ts';
import type { Facts, NodeEdit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';

/** References to references that are followed to learn what a parameter is. */
const MOST_ALIASES = 16;
const MOST_RELATED = 20;
/** Findings of one schema; the rest stands in the last of them. */
const MOST = 100;

/** Does the reference lead to an object or a list, which a model would have to build? */
function leadsToStructure({ doc, graph }: Facts, row: number): boolean {
  const { children, refs, units } = graph;
  let target = refs.target[row] as number;
  let unit = refs.to[row] as number;
  for (let step = 0; step < MOST_ALIASES && target >= 0 && isObject(doc, target); step++) {
    const type = children.member(target, K.type);
    if (type >= 0) return isString(doc, type) && ['object', 'array'].includes(stringAt(doc, type));
    if (children.member(target, K.properties) >= 0) return true;
    const ref = children.member(target, K.$ref);
    if (ref < 0 || unit < 0) return false;
    const first = units.firstRefOf[unit] as number;
    const next =
      first < (units.firstRefOf[unit + 1] as number) ? (units.refsOf[first] as number) : -1;
    if (next < 0 || refs.member[next] !== ref) return false;
    target = refs.target[next] as number;
    unit = refs.to[next] as number;
  }
  return false;
}

/** What a model would see of a parameter whose reference is not followed. */
const telling = [
  K.type,
  K.properties,
  K.items,
  K.enum,
  K.const,
  K.anyOf,
  K.oneOf,
  K.allOf,
] as const;

const showsShape = ({ graph: { children } }: Facts, parameter: number): boolean =>
  telling.some((name) => children.member(parameter, name) >= 0);

export default defineRule({
  code: 'ref/untyped-argument',
  severity: 'warning',
  summary: 'A parameter is nothing but a reference to an object.',
  why: 'Clients that drop the definitions or do not follow references show the model a parameter without a type. It then tends to send the object as a JSON string, and the server answers "expected object, received string". Inline the reference, or write the type beside it.',
  source: [
    'anthropics/claude-code issue 18260',
    'modelcontextprotocol/typescript-sdk pull request 1563',
  ],
  examples: {
    bad: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/A","description":"x"}},"$defs":{"A":{"type":"object"}}}}]}',
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/B"}},"$defs":{"A":{"properties":{}},"B":{"$ref":"#/$defs/A"}}}}]}',
    ],
    good: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"type":"object","$ref":"#/$defs/A"}},"$defs":{"A":{"type":"object"}}}}]}',
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}}]}',
    ],
  },
  rootWithReferences: ({ facts, schema, report }) => {
    const { doc, graph, tools } = facts;
    if (tools.schemas[schema.index]?.side !== 'input' || !isObject(doc, schema.node)) return;
    const properties = graph.children.member(schema.node, K.properties);
    if (properties < 0 || doc.kind[properties] !== Kind.object) return;
    const end = doc.after[properties] as number;
    const { refs, roots } = graph;
    const { firstRef, lastRef } = roots[schema.index] ?? { firstRef: 0, lastRef: 0 };
    const bare = new Map<number, number[]>();
    for (let row = firstRef; row < lastRef; row++) {
      const member = refs.member[row] as number;
      if (member >= end) break;
      const parameter = doc.parent[member] as number;
      if (doc.parent[parameter] !== properties || doc.key[member] !== K.$ref) continue;
      if (showsShape(facts, parameter) || !leadsToStructure(facts, row)) continue;
      const target = refs.target[row] as number;
      const same = bare.get(target);
      if (same === undefined) bare.set(target, [parameter]);
      else same.push(parameter);
    }
    let left = MOST;
    for (const [target, [first = -1, ...others]] of bare) {
      const name = doc.names.name(doc.key[first] as number);
      if (left-- === 0) break;
      report({
        node: first,
        message: `The parameter ${quoted(name)} is nothing but a reference: clients that drop the definitions show the model no type, and it tends to send the object as a string.${left === 0 && bare.size > MOST ? ` So it is for ${bare.size - MOST} further definitions.` : ''}`,
        related: [
          { node: target, message: 'what it refers to' },
          ...others.slice(0, MOST_RELATED).map((node) => ({ node, message: 'the same here' })),
        ],
        fixes: () => {
          if (!schema.dialect.siblingsCount) return [];
          const edits = [first, ...others].flatMap((parameter) =>
            typeBeside(facts, target, parameter),
          );
          return edits.length === 0
            ? []
            : [{ title: 'Write the type beside the reference', edits }];
        },
      });
    }
  },
});

/** Where the target says its type in one word, saying it again changes nothing. */
function typeBeside({ doc, graph }: Facts, target: number, parameter: number): readonly NodeEdit[] {
  if (!isObject(doc, target)) return [];
  const type = graph.children.member(target, K.type);
  if (type < 0 || !isString(doc, type)) return [];
  const at = (doc.start[parameter] as number) + 1;
  return [{ start: at, end: at, text: `"type":${JSON.stringify(stringAt(doc, type))},` }];
}
