import { Flag, Kind } from '../json/document.ts';
import type { Keyword } from '../json/keywords.ts';
import { K } from '../json/keywords.ts';
import { FIRST_OWN } from '../json/names.ts';
import { Role } from '../refs/positions.ts';
import { roleAt } from '../refs/walk.ts';
import type { Facts, Finding, Report, Rule, SchemaFacts, Visit } from './define-rule.ts';

/** A finding, and whose it is. */
export interface Found {
  readonly finding: Finding;
  readonly rule: Rule;
  /** Index of the schema, or -1. */
  readonly schema: number;
}

/** The current run: what it is about, and where findings go. One for all rules, refilled instead of made anew. */
interface Desk {
  facts: Facts;
  schema: SchemaFacts;
  found: Found[];
  /** Index of the schema that is visited, or -1. */
  index: number;
}

/** What the walk hands to one rule; it looks through to the desk, so that a step of the walk changes one place. */
class Seat implements Visit {
  readonly report: Report;
  private readonly desk: Desk;

  constructor(desk: Desk, report: Report) {
    this.desk = desk;
    this.report = report;
  }

  get facts(): Facts {
    return this.desk.facts;
  }

  get schema(): SchemaFacts {
    return this.desk.schema;
  }
}

interface Call<Handler> {
  readonly seat: Seat;
  readonly call: Handler;
}

interface Compiled {
  readonly document: readonly {
    readonly report: Report;
    readonly call: (facts: Facts, report: Report) => void;
  }[];
  readonly root: readonly Call<(at: Visit) => void>[];
  readonly rootWithReferences: Compiled['root'];
  readonly onSchema: readonly Call<(at: Visit, node: number) => void>[];
  /** By keyword number. */
  readonly on: readonly (
    | readonly Call<(at: Visit, member: number, holder: number) => void>[]
    | undefined
  )[];
  readonly desk: Desk;
}

const compiled = new WeakMap<readonly Rule[], Compiled>();

/** Small texts come by the hundred: what depends on the rules alone is made once. */
function compile(rules: readonly Rule[]): Compiled {
  const known = compiled.get(rules);
  if (known !== undefined) return known;
  const desk: Desk = { facts: NOTHING, schema: NO_SCHEMA, found: [], index: -1 };
  const document: Compiled['document'][number][] = [];
  const root: Compiled['root'][number][] = [];
  const rootWithReferences: Compiled['root'][number][] = [];
  const onSchema: Compiled['onSchema'][number][] = [];
  const on: Call<(at: Visit, member: number, holder: number) => void>[][] = new Array(
    FIRST_OWN,
  ).fill(undefined);
  for (const rule of rules) {
    const report: Report = (finding) => {
      desk.found.push({ finding, rule, schema: desk.index });
    };
    const seat = new Seat(desk, report);
    if (rule.document !== undefined) document.push({ report, call: rule.document });
    if (rule.root !== undefined) root.push({ seat, call: rule.root });
    if (rule.rootWithReferences !== undefined)
      rootWithReferences.push({ seat, call: rule.rootWithReferences });
    if (rule.onSchema !== undefined) onSchema.push({ seat, call: rule.onSchema });
    for (const [word, call] of Object.entries(rule.on ?? {})) {
      if (call === undefined) continue;
      const name = K[word as Keyword];
      const calls = on[name] ?? [];
      calls.push({ seat, call });
      on[name] = calls;
    }
  }
  const made = { document, root, rootWithReferences, onSchema, on, desk };
  compiled.set(rules, made);
  return made;
}

// Between runs the desk is empty, so that no document outlives its call.
const NOTHING = undefined as unknown as Facts;
const NO_SCHEMA = undefined as unknown as SchemaFacts;

/**
 * Run all rules: those about the document once, the visiting ones in one walk over the schemas.
 *
 * @shape O(values + findings).
 */
export function runRules(
  rules: readonly Rule[],
  facts: Facts,
  progress?: (done: number, total: number) => void,
): Found[] {
  const { document, root, rootWithReferences, onSchema, on, desk } = compile(rules);
  const found: Found[] = [];
  desk.found = found;
  desk.index = -1;
  desk.facts = facts;
  try {
    for (const { call, report } of document) call(facts, report);
    facts.schemas.forEach((schema, done) => {
      desk.index = schema.index;
      desk.schema = schema;
      progress?.(done, facts.schemas.length);
      for (const { seat, call } of root) call(seat);
      const { firstRef, lastRef } = facts.graph.roots[
        schema.index
      ] as Facts['graph']['roots'][number];
      if (firstRef < lastRef) for (const { seat, call } of rootWithReferences) call(seat);
      visit(facts, schema, on, onSchema);
    });
  } finally {
    desk.found = [];
    desk.facts = NOTHING;
    desk.schema = NO_SCHEMA;
  }
  return found;
}

function visit(
  { doc, graph: { role } }: Facts,
  schema: SchemaFacts,
  on: Compiled['on'],
  onSchema: Compiled['onSchema'],
): void {
  const { after, key, parent, kind, flags } = doc;
  const end = after[schema.node] as number;
  for (let node = schema.node; node < end; ) {
    const own = roleAt(role, node);
    if (own === Role.schema) for (const { seat, call } of onSchema) call(seat, node);
    const name = key[node] as number;
    if (name >= 0 && name < FIRST_OWN && node !== schema.node) {
      const calls = on[name];
      if (calls !== undefined && ((flags[node] as number) & Flag.shadowed) === 0) {
        const holder = parent[node] as number;
        if (roleAt(role, holder) === Role.schema && kind[holder] === Kind.object)
          for (const { seat, call } of calls) call(seat, node, holder);
      }
    }
    node = own === Role.data || own === Role.opaque ? (after[node] as number) : node + 1;
  }
}
