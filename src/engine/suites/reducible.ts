import type { DialectName } from './judges.ts';
import { isComposite, isNamesMap, walk } from './schema-walk.ts';

const ROOT = 'https://suite.invalid/root';
const BEFORE_2019: readonly DialectName[] = ['draft-04', 'draft-06', 'draft-07'];

/** Absolute form of a reference without an empty fragment; undefined where it is no URI reference. */
export function absolute(reference: string, base: string): string | undefined {
  return URL.parse(reference, base)?.href.replace(/#$/, '');
}

/** Schemas by every URI they go by, and where each reference of a schema leads. */
function index(schema: unknown, dialect: DialectName) {
  const byUri = new Map<string, unknown>([[ROOT, schema]]);
  const references = new Map<object, string>();
  let isStatic = true;
  const legacy = BEFORE_2019.includes(dialect);
  const idKeyword = dialect === 'draft-04' ? 'id' : '$id';
  const isData = (keyword: string) => keyword === 'enum' || keyword === 'const';
  walk(schema, ROOT, isData, (object, base) => {
    const { $ref } = object;
    const id = object[idKeyword];
    let inner = base;
    // Until draft 7 a reference hides what stands beside it.
    if (typeof id === 'string' && !(legacy && typeof $ref === 'string')) {
      const uri = absolute(id, base) ?? base;
      byUri.set(uri, object);
      if (!uri.includes('#')) inner = uri;
    }
    for (const anchor of [object['$anchor'], object['$dynamicAnchor']])
      if (typeof anchor === 'string') byUri.set(`${inner}#${anchor}`, object);
    if ('$dynamicRef' in object || '$recursiveRef' in object) isStatic = false;
    if (typeof $ref === 'string') references.set(object, absolute($ref, inner) ?? '');
    return inner;
  });
  return { byUri, references, isStatic, legacy };
}

function follow(uri: string, byUri: ReadonlyMap<string, unknown>): unknown {
  if (byUri.has(uri)) return byUri.get(uri);
  const [document = '', fragment = ''] = uri.split('#');
  if (!byUri.has(document) || !fragment.startsWith('/')) return undefined;
  let at = byUri.get(document);
  for (const token of fragment.slice(1).split('/')) {
    const name = decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~');
    at = isComposite(at) ? Object.getOwnPropertyDescriptor(at, name)?.value : undefined;
  }
  return at;
}

/** Definitions count only where something refers to them, and data never. */
const UNVISITED = new Set(['$defs', 'definitions', 'enum', 'const']);

interface Step {
  readonly value: unknown;
  /** Everything inside has been seen. */
  readonly leave: boolean;
  /** The members are names of somebody's choice, such as those of properties. */
  readonly names: boolean;
}

/** Could every reference give way? True where there is one, and all are static, resolvable and on no cycle. */
export function isReducible(schema: unknown, dialect: DialectName): boolean {
  const { byUri, references, isStatic, legacy } = index(schema, dialect);
  if (!isStatic || references.size === 0) return false;
  const done = new Set<unknown>();
  const open = new Set<unknown>();
  // On the way down a schema is `open`; coming back to an open one is a cycle.
  const work: Step[] = [{ value: schema, leave: false, names: false }];
  for (let step = work.pop(); step !== undefined; step = work.pop()) {
    const { value, names } = step;
    if (step.leave) {
      open.delete(value);
      done.add(value);
      continue;
    }
    if (!isComposite(value) || done.has(value)) continue;
    if (open.has(value)) return false;
    open.add(value);
    work.push({ value, leave: true, names });
    const reference = references.get(value);
    if (reference !== undefined) {
      const target = follow(reference, byUri);
      if (target === undefined) return false;
      work.push({ value: target, leave: false, names: false });
      if (legacy) continue;
    }
    for (const [name, child] of Object.entries(value))
      if (names || !UNVISITED.has(name))
        work.push({ value: child, leave: false, names: !names && isNamesMap(name) });
  }
  return true;
}

/** The references of a schema that lead nowhere, as absolute URIs. */
export function danglingReferences(schema: unknown, dialect: DialectName): readonly string[] {
  const { byUri, references } = index(schema, dialect);
  return [...references.values()].filter((uri) => follow(uri, byUri) === undefined);
}
