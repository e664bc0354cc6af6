import type { Dialect } from '../dialects/define-dialect.ts';
import { draft04 } from '../dialects/draft-04.ts';
import { draft06 } from '../dialects/draft-06.ts';
import { draft07 } from '../dialects/draft-07.ts';
import { draft201909 } from '../dialects/draft-2019-09.ts';
import { draft202012 } from '../dialects/draft-2020-12.ts';
import type { DialectSet } from '../dialects/evidence.ts';
import { bitOf, proves } from '../dialects/evidence.ts';
import { openapi30 } from '../dialects/openapi-3.0.ts';
import type { Document } from '../json/document.ts';
import { Flag, Kind } from '../json/document.ts';
import { FIRST_OWN } from '../json/names.ts';
import { Role } from './positions.ts';
import { roleAt } from './walk.ts';

/** What the keywords of a schema imply. */
export interface Used {
  /** Undefined: they fit what is in force as well as anything else. */
  readonly used: Dialect | undefined;
  /** The first member of each kind that means nothing under the dialect in force, and does under `used`. */
  readonly evidence: readonly number[];
  /** Every word fits `used`. */
  readonly fits: boolean;
}

/** Which one is meant where several fit: what generators emit, most frequent first. */
const likely: readonly Dialect[] = [draft07, draft202012, draft201909, draft04, openapi30, draft06];

/** What all of them know tells them not apart. */
const EVERY = likely.reduce((set, dialect) => set | bitOf(dialect), 0);

const NOTHING: Used = { used: undefined, evidence: [], fits: true };

/**
 * Judge by its words which dialect the schema at `root` was written for.
 *
 * @shape one pass over the schema's values, after `walk` has given them their roles.
 */
export function usedDialect(doc: Document, role: Uint8Array, root: number, inForce: Dialect): Used {
  const own = bitOf(inForce);
  const found = collect(doc, role, root);
  let contradicted = false;
  for (const { set } of found.values()) if ((set & own) === 0) contradicted = true;
  if (!contradicted) return NOTHING;

  const score = (bit: DialectSet): number => {
    let count = 0;
    for (const { set } of found.values()) if ((set & bit) !== 0) count++;
    return count;
  };
  let used = inForce;
  let best = score(own);
  for (const dialect of likely) {
    const reached = score(bitOf(dialect));
    if (reached <= best) continue;
    used = dialect;
    best = reached;
  }
  if (used === inForce) return NOTHING;
  const evidence: number[] = [];
  for (const { set, member } of found.values()) {
    if ((set & own) === 0 && (set & bitOf(used)) !== 0) evidence.push(member);
  }
  return { used, evidence, fits: best === found.size };
}

interface Proof {
  readonly set: DialectSet;
  /** The first that says so. */
  readonly member: number;
}

/** By word and by what it proves: at most two for each keyword. */
function collect(doc: Document, role: Uint8Array, root: number): ReadonlyMap<number, Proof> {
  const { kind, key, after, parent, flags } = doc;
  const found = new Map<number, Proof>();
  const end = after[root] as number;
  for (let node = root + 1; node < end; ) {
    const name = key[node] as number;
    if (name >= 0 && name < FIRST_OWN && ((flags[node] as number) & Flag.shadowed) === 0) {
      const up = parent[node] as number;
      if (kind[up] === Kind.object && roleAt(role, up) === Role.schema) {
        const set = proves(doc, name, node);
        if (set !== 0 && set !== EVERY) {
          const proof = name * 64 + set;
          if (!found.has(proof)) found.set(proof, { set, member: node });
        }
      }
    }
    const own = roleAt(role, node);
    node = own === Role.data || own === Role.opaque ? (after[node] as number) : node + 1;
  }
  return found;
}
