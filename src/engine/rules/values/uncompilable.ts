import { quoted } from '../../base/quoted.ts';
import { Flag, Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { isString, stringAt } from '../../json/values.ts';
import { Role } from '../../refs/positions.ts';
import { roleAt } from '../../refs/walk.ts';
import type { Visit } from '../define-rule.ts';
import { syntaxOf } from './regex-syntax.ts';

export interface Obstacle {
  readonly node: number;
  /** Continues "the client cannot compile it:". */
  readonly says: string;
}

const TYPES: ReadonlySet<string> = new Set([
  'array',
  'boolean',
  'integer',
  'null',
  'number',
  'object',
  'string',
]);

/**
 * What keeps a draft-07 validator without schema check from compiling a schema: the first of its places that the root
 * reaches. Definitions that nothing reaches are never compiled.
 *
 * @source measured: Ajv as the 1.x client of the TypeScript SDK uses it.
 */
export function obstacle(at: Visit): Obstacle | undefined {
  const { doc, graph } = at.facts;
  const { refs, units, roots } = graph;
  const { firstRef, lastRef, firstUnit, lastUnit } = roots[at.schema.index] ?? {
    firstRef: 0,
    lastRef: 0,
    firstUnit: 0,
    lastUnit: 0,
  };
  for (let row = firstRef; row < lastRef; row++) {
    if (refs.why[row] === undefined || units.reached[refs.unit[row] as number] !== true) continue;
    const member = refs.member[row] as number;
    if (doc.key[member] === K.$ref)
      return { node: member, says: `the reference ${quoted(stringAt(doc, member))} leads nowhere` };
  }
  for (let unit = firstUnit; unit < lastUnit; unit++) {
    if (units.reached[unit] !== true || (units.within[unit] as number) >= 0) continue;
    const found = inUnit(at, units.node[unit] as number);
    if (found !== undefined) return found;
  }
  return undefined;
}

function inUnit({ facts: { doc, graph } }: Visit, from: number): Obstacle | undefined {
  const { role } = graph;
  const end = doc.after[from] as number;
  for (let node = from; node < end; ) {
    const own = roleAt(role, node);
    // Containers hold units of their own.
    if (node !== from && (own === Role.container || own === Role.data || own === Role.opaque)) {
      const found = own === Role.data ? inMember(doc, node) : undefined;
      if (found !== undefined && roleAt(role, doc.parent[node] as number) === Role.schema)
        return found;
      node = doc.after[node] as number;
      continue;
    }
    const up = doc.parent[node] as number;
    if (up >= 0 && roleAt(role, up) === Role.map && doc.key[up] === K.patternProperties) {
      const name = doc.names.name(doc.key[node] as number);
      if (syntaxOf(name).kind !== 'good')
        return { node, says: `${quoted(name)} is no regular expression in the Unicode mode` };
    }
    node++;
  }
  return undefined;
}

function inMember(doc: Visit['facts']['doc'], member: number): Obstacle | undefined {
  if (((doc.flags[member] as number) & Flag.shadowed) !== 0) return undefined;
  const kind = doc.kind[member];
  switch (doc.key[member]) {
    case K.pattern:
      if (!isString(doc, member) || syntaxOf(stringAt(doc, member)).kind === 'good')
        return undefined;
      return {
        node: member,
        says: `the pattern ${quoted(stringAt(doc, member))} is no regular expression in the Unicode mode`,
      };
    case K.exclusiveMinimum:
    case K.exclusiveMaximum:
      if (kind !== Kind.true && kind !== Kind.false) return undefined;
      return { node: member, says: 'an exclusive bound is true or false instead of a number' };
    case K.type:
      if (!isString(doc, member) || TYPES.has(stringAt(doc, member))) return undefined;
      return { node: member, says: `${quoted(stringAt(doc, member))} is no type` };
    default:
      return undefined;
  }
}
