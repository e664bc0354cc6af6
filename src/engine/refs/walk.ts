import type { Dialect } from '../dialects/define-dialect.ts';
import { dialectByUri } from '../dialects/index.ts';
import type { Document } from '../json/document.ts';
import { Flag, Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { isString, stringAt } from '../json/values.ts';
import { Place, placeOf, Role } from './positions.ts';

/** What one walk over a schema finds; nodes, in document order. */
export interface Found {
  readonly holders: number[];
  readonly members: number[];
  /** Beside a `$ref` of a dialect that ignores what stands there, or not a reference of this dialect. */
  readonly dead: boolean[];
  readonly entries: number[];
  readonly containers: number[];
  readonly identities: number[];
  /** Strings below unknown keywords that begin like a pointer. */
  readonly pointers: number[];
  hasIdentifiers: boolean;
  hasRecursiveAnchor: boolean;
  otherDialect: boolean;
  severalReferences: boolean;
}

export const nothingFound = (): Found => ({
  holders: [],
  members: [],
  dead: [],
  entries: [],
  containers: [],
  identities: [],
  pointers: [],
  hasIdentifiers: false,
  hasRecursiveAnchor: false,
  otherDialect: false,
  severalReferences: false,
});

const ROLE = 0x0f;
/** Ignored beside a `$ref`. */
const DEAD = 0x10;
/** Holds a `$ref` that makes its neighbours dead. */
const HUSHES = 0x20;

export const roleAt = (role: Uint8Array, node: number): number => (role[node] as number) & ROLE;
export const isDead = (role: Uint8Array, node: number): boolean =>
  ((role[node] as number) & DEAD) !== 0;
/** Ignored beside a `$ref` as seen from `up`, its parent, even where a reference makes a schema of it. */
export const isIgnored = (role: Uint8Array, node: number, up: number): boolean =>
  isDead(role, node) || isDead(role, up) || ((role[up] as number) & HUSHES) !== 0;

/**
 * Visit every schema below `root` by position, once, and write down what the later stages need.
 * The rows of a document are in reading order, so this is one loop without a stack.
 *
 * `again`: what was dead in an earlier walk and is not after all; what is dead in there stays as it was found.
 *
 * @shape O(values below root), or of those that come alive
 */
export function walk(
  doc: Document,
  dialect: Dialect,
  root: number,
  role: Uint8Array,
  found: Found,
  again = false,
): void {
  const { kind, key, after, parent, flags } = doc;
  const end = after[root] as number;
  const legacy = !dialect.siblingsCount;
  let node = root;
  while (node < end) {
    let own: number = Role.schema;
    if (node !== root) {
      const up = parent[node] as number;
      const upRole = role[up] as number;
      own |= upRole & DEAD;
      if ((upRole & ROLE) === Role.schema) {
        const name = key[node] as number;
        const place = ((flags[node] as number) & Flag.shadowed) !== 0 ? Place.data : placeOf(name);
        if ((upRole & HUSHES) !== 0 && place !== Place.reference) own |= DEAD;
        if (again && (own & DEAD) !== 0 && place !== Place.container) {
          node = after[node] as number;
          continue;
        }
        switch (place) {
          case Place.schema:
            break;
          case Place.map:
          case Place.mapOrNames:
            own = kind[node] === Kind.object ? own - Role.schema + Role.map : Role.data;
            break;
          case Place.list:
            own = kind[node] === Kind.array ? own - Role.schema + Role.list : Role.data;
            break;
          case Place.schemaOrList:
            if (kind[node] === Kind.array) own = own - Role.schema + Role.list;
            break;
          case Place.container:
            if (kind[node] === Kind.object) {
              own = Role.container;
              found.containers.push(node);
            } else own = Role.data;
            break;
          case Place.reference:
            own = Role.data;
            if (kind[node] === Kind.string) {
              const live =
                name === K.$ref ||
                (dialect.dynamicReference !== undefined && name === K[dialect.dynamicReference]);
              const last = found.holders.length - 1;
              if (live && last >= 0 && found.holders[last] === up && found.dead[last] === false)
                found.severalReferences = true;
              found.holders.push(up);
              found.members.push(node);
              found.dead.push(!live || (upRole & DEAD) !== 0);
            }
            break;
          case Place.identity:
            own = Role.data;
            if ((upRole & HUSHES) === 0 || up === root)
              identity(doc, dialect, root, up, node, name, found);
            break;
          case Place.mapping:
          case Place.opaque:
            own = Role.opaque;
            mentions(doc, node, found.pointers);
            break;
          default:
            own = Role.data;
        }
      } else if ((upRole & ROLE) === Role.container) {
        own = Role.schema;
        found.entries.push(node);
      }
    }
    const isSchema = (own & ROLE) === Role.schema;
    if (isSchema && kind[node] === Kind.array) own = Role.data;
    else if (isSchema && legacy && kind[node] === Kind.object && hushes(doc, node)) own |= HUSHES;
    role[node] = own;
    const bare = own & ROLE;
    node = bare === Role.data || bare === Role.opaque ? (after[node] as number) : node + 1;
  }
}

/** Does this object hold a `$ref` string? */
function hushes(doc: Document, object: number): boolean {
  const { key, after, kind } = doc;
  const end = after[object] as number;
  for (let child = object + 1; child < end; child = after[child] as number) {
    if (key[child] === K.$ref && kind[child] === Kind.string) return true;
  }
  return false;
}

function identity(
  doc: Document,
  dialect: Dialect,
  root: number,
  holder: number,
  node: number,
  name: number,
  found: Found,
): void {
  const below = holder !== root;
  if (name === K.$schema) {
    if (!below) return;
    found.identities.push(node);
    if (isString(doc, node) && dialectByUri(stringAt(doc, node)) !== dialect)
      found.otherDialect = true;
  } else if (name === K.$recursiveAnchor) {
    if (dialect.dynamicReference !== '$recursiveRef') return;
    if (doc.kind[node] === Kind.true) found.hasRecursiveAnchor = true;
    if (below) found.identities.push(node);
  } else if (
    name === K[dialect.idKeyword] ||
    dialect.anchorKeywords.some((word) => K[word] === name)
  ) {
    if (!isString(doc, node)) return;
    found.hasIdentifiers = true;
    found.identities.push(node);
  }
}

/** Strings inside a value whose meaning we do not know, where they look like a pointer. */
function mentions(doc: Document, value: number, into: number[]): void {
  const { kind, after, start, text } = doc;
  const end = after[value] as number;
  for (let node = value; node < end; node++) {
    if (kind[node] !== Kind.string) continue;
    const at = start[node] as number;
    if (text.charCodeAt(at + 1) === 0x23 && text.charCodeAt(at + 2) === 0x2f) into.push(node);
  }
}
