// Transcribes when the validator of a released system cannot compile a schema; a test holds it to that validator.
import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { stringAt } from '../json/values.ts';
import { cyclesOf } from '../refs/cycles.ts';
import { Role } from '../refs/positions.ts';
import type { RefGraph, SchemaRoot } from '../refs/types.ts';
import { roleAt } from '../refs/walk.ts';
import { checkIdentifiers } from './sdk-served-identifiers.ts';
import { keywordFault } from './sdk-served-keywords.ts';

const DIALECTS: readonly string[] = [
  'draft/2020-12/schema',
  'draft/2019-09/schema',
  'draft-07/schema',
  'draft-06/schema',
];

/** How the default validator reads a stamp. @throws Error on a dialect that it does not know. */
export function checkDialect(stamp: unknown): void {
  if (typeof stamp !== 'string') return;
  const path = /^https?:\/\/json-schema\.org\/(.*?)#?$/.exec(stamp)?.[1];
  if (path === undefined || !DIALECTS.includes(path))
    throw new Error(
      `JSON Schema declares an unsupported dialect ("$schema": ${JSON.stringify(stamp.slice(0, 200))}).`,
    );
}

/** Only what the root reaches is compiled. @throws Error in the validator's words. */
export function checkCompiles(graph: RefGraph, rootIndex: number): void {
  const root = graph.roots[rootIndex] as SchemaRoot;
  checkIdentifiers(graph, root);
  const { doc, refs, units } = graph;
  for (let row = root.firstRef; row < root.lastRef; row++) {
    const member = refs.member[row] as number;
    const why = refs.why[row];
    if (
      why === undefined ||
      doc.key[member] !== K.$ref ||
      units.reached[refs.unit[row] as number] !== true
    )
      continue;
    // What every object inherits is found by the validator, such as `toString`.
    if (why.kind === 'no-such-pointer' && why.token in Object.prototype) continue;
    throw new Error(
      `can't resolve reference ${stringAt(doc, member)} from id ${stringOf(graph, root)}#`,
    );
  }
  if (isAliasLoop(graph, rootIndex)) throw new RangeError('Maximum call stack size exceeded');
  for (let unit = root.firstUnit; unit < root.lastUnit; unit++) {
    const within = units.within[unit] as number;
    if (units.reached[unit] === true && (within < 0 || units.reached[within] !== true))
      checkUnit(graph, root, units.node[unit] as number);
  }
}

function stringOf({ doc, children }: RefGraph, { node }: SchemaRoot): string {
  const id = doc.kind[node] === Kind.object ? children.member(node, K.$id) : -1;
  return id >= 0 && doc.kind[id] === Kind.string ? stringAt(doc, id) : '';
}

function checkUnit({ doc, role }: RefGraph, root: SchemaRoot, from: number): void {
  const tuples = root.stamp !== undefined && !root.stamp.includes('2020-12');
  for (let node = from; node < (doc.after[from] as number); ) {
    const own = roleAt(role, node);
    if (node !== from && (own === Role.container || own === Role.data || own === Role.opaque)) {
      node = doc.after[node] as number;
      continue;
    }
    const fault =
      own === Role.schema && doc.kind[node] === Kind.object
        ? keywordFault(doc, node, tuples)
        : undefined;
    if (fault !== undefined) throw new Error(fault);
    node++;
  }
}

/** References that are nothing but each other: compiling follows them without end. */
function isAliasLoop(graph: RefGraph, rootIndex: number): boolean {
  const { doc, refs, units } = graph;
  const direct = (row: number): boolean =>
    doc.parent[refs.member[row] as number] === units.node[refs.unit[row] as number];
  return cyclesOf(graph, rootIndex).some(
    ({ path, descends }) =>
      !descends &&
      path.length > 0 &&
      path.every((row) => direct(row) && units.reached[refs.unit[row] as number] === true),
  );
}
