import { Flag, Kind } from '../json/document.ts';
import type { Keyword } from '../json/keywords.ts';
import { K } from '../json/keywords.ts';
import { FIRST_OWN } from '../json/names.ts';
import { Role } from '../refs/positions.ts';
import { roleAt } from '../refs/walk.ts';
import type { Judged, Look, Predicate, Served } from './define-predicate.ts';
import type { Hit } from './hit.ts';

type OnMember = (look: Look, member: number, holder: number) => void;

/** A predicate with its own `Look`, and what it met since the last schema. */
interface Seat {
  readonly predicate: Predicate;
  readonly look: Look & { schema: Judged };
  node: number;
  places: number;
  detail: string | undefined;
}

interface Call<Handler> {
  readonly seat: Seat;
  readonly call: Handler;
}

/** The predicates that look at one side, by what they want to see. */
interface Plan {
  readonly seats: readonly Seat[];
  readonly root: readonly Call<(look: Look) => void>[];
  readonly end: readonly Call<(look: Look) => void>[];
  readonly onSchema: readonly Call<(look: Look, node: number) => void>[];
  readonly on: readonly (readonly Call<OnMember>[] | undefined)[];
  readonly onOther: readonly Call<OnMember>[];
}

/**
 * Ask every predicate once, in one walk over all schemas.
 *
 * @shape O(values * predicates that mind the keyword); equal keys are asked once.
 */
export function findHits(
  predicates: readonly Predicate[],
  facts: Served,
  server: string,
  only?: readonly number[],
): Hit[] {
  const seats = [...new Map(predicates.map((one) => [one.key, one])).values()].map((predicate) =>
    seatOf(predicate, facts, server),
  );
  const hits: Hit[] = [];
  const sides = { input: planOf(seats, 'input'), output: planOf(seats, 'output') };
  const { tools, graph } = facts;
  tools.schemas.forEach(({ node, side }, index) => {
    if (only !== undefined && !only.includes(index)) return;
    const root = graph.roots[index];
    if (root === undefined) return;
    const plan = sides[side];
    const schema: Judged = { index, node, dialect: root.dialect, stamp: root.stamp };
    look(plan, facts, schema);
    for (const seat of plan.seats) take(seat, index, hits);
  });
  for (const seat of seats) {
    const { tool, list } = seat.predicate;
    if (tool === undefined && list === undefined) continue;
    for (const site of tool === undefined ? [] : tools.tools) {
      tool?.(seat.look, site);
      take(seat, -1, hits);
    }
    list?.(seat.look);
    take(seat, -1, hits);
  }
  return hits;
}

// Filled before the first handler that reads it.
const NO_SCHEMA = undefined as unknown as Judged;

function seatOf(predicate: Predicate, facts: Served, server: string): Seat {
  const { doc } = facts;
  const seat: Seat = {
    predicate,
    node: -1,
    places: 0,
    detail: undefined,
    look: {
      facts,
      server,
      schema: NO_SCHEMA,
      schemaTotal: 0,
      listTotal: 0,
      hit(node, detail) {
        seat.places++;
        // What stands at the root stands for the schema.
        const root = seat.look.schema?.node ?? -1;
        const better = seat.node >= 0 && isAt(node, root) && !isAt(seat.node, root);
        if (seat.node >= 0 && !better) return;
        seat.node = node;
        seat.detail = detail;
      },
    },
  };
  const isAt = (node: number, root: number): boolean => node === root || doc.parent[node] === root;
  return seat;
}

function take(seat: Seat, schema: number, hits: Hit[]): void {
  if (seat.places === 0) return;
  const { predicate, node, places, detail } = seat;
  hits.push({ predicate, schema, node, places, detail });
  seat.node = -1;
  seat.places = 0;
  seat.detail = undefined;
}

function planOf(all: readonly Seat[], side: 'input' | 'output'): Plan {
  const seats = all.filter(({ predicate }) => {
    const own = predicate.side ?? 'input';
    return own === side || own === 'both';
  });
  const on: Call<OnMember>[][] = new Array(FIRST_OWN).fill(undefined);
  for (const seat of seats) {
    for (const [word, call] of Object.entries(seat.predicate.on ?? {})) {
      if (call === undefined) continue;
      const number = K[word as Keyword];
      const known = on[number];
      if (known === undefined) on[number] = [{ seat, call }];
      else known.push({ seat, call });
    }
  }
  const calls = <Name extends 'root' | 'end' | 'onSchema' | 'onOther'>(name: Name) =>
    seats.flatMap((seat) => {
      const call = seat.predicate[name];
      return call === undefined ? [] : [{ seat, call: call as NonNullable<Predicate[Name]> }];
    });
  return {
    seats,
    on,
    root: calls('root'),
    end: calls('end'),
    onSchema: calls('onSchema'),
    onOther: calls('onOther'),
  };
}

function look(plan: Plan, { doc, graph: { role } }: Served, schema: Judged): void {
  const { after, key, parent, kind, flags } = doc;
  const { on, onOther, onSchema } = plan;
  for (const { look: own } of plan.seats) {
    own.schema = schema;
    own.schemaTotal = 0;
  }
  for (const { seat, call } of plan.root) call(seat.look);
  const end = after[schema.node] as number;
  for (let node = schema.node; node < end; ) {
    const own = roleAt(role, node);
    if (own === Role.schema) for (const { seat, call } of onSchema) call(seat.look, node);
    const name = key[node] as number;
    if (name >= 0 && node !== schema.node && ((flags[node] as number) & Flag.shadowed) === 0) {
      const calls = name < FIRST_OWN ? on[name] : onOther;
      const holder = parent[node] as number;
      if (
        calls !== undefined &&
        roleAt(role, holder) === Role.schema &&
        kind[holder] === Kind.object
      )
        for (const { seat, call } of calls) call(seat.look, node, holder);
    }
    node = own === Role.data || own === Role.opaque ? (after[node] as number) : node + 1;
  }
  for (const { seat, call } of plan.end) call(seat.look);
}
