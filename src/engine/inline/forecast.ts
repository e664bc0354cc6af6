import type { RootPlan } from './plan.ts';
import type { System } from './system.ts';
import { systemOf } from './system.ts';

/** One definition's share of the output. */
export interface Share {
  readonly unit: number;
  /** How often it is written. */
  readonly copies: bigint;
  /** Bytes of one copy without what it contains from other schemas. */
  readonly ownBytes: bigint;
  /** Bytes it is responsible for: with `ownBytes` of the root they add up to the whole. */
  readonly contribution: bigint;
}

export interface Forecast {
  readonly system: System;
  /** Bytes of the whole output, exact. */
  readonly bytes: bigint;
  /** As a number; beyond 2^53 rounded. */
  readonly approximate: number;
  /** Bytes of each state; a number is exact. */
  readonly sizes: readonly (number | bigint)[];
}

const EXACT = Number.MAX_SAFE_INTEGER;

/**
 * Size of a plan's output without building it.
 *
 * @shape O(states + parts). In doubles, and again in bigints where one passes 2^53.
 * @units bytes of minified UTF-8 JSON.
 * @law equals the length of the emitted text.
 */
export function forecast(plan: RootPlan): Forecast {
  if (plan.verbatim) return untouched(plan);
  const system = systemOf(plan);
  const sizes = new Array<number>(system.unit.length).fill(0);
  let exact = true;
  for (const state of system.order) {
    let size = system.constant[state] as number;
    for (const part of system.parts[state] as readonly number[]) size += sizes[part] as number;
    sizes[state] = size;
    if (size > EXACT) exact = false;
  }
  const approximate = sizes[system.root] as number;
  if (exact) return { system, bytes: BigInt(approximate), approximate, sizes };
  const large = new Array<bigint>(system.unit.length).fill(0n);
  for (const state of system.order) {
    let size = BigInt(system.constant[state] as number);
    for (const part of system.parts[state] as readonly number[]) size += large[part] as bigint;
    large[state] = size;
  }
  return { system, bytes: large[system.root] as bigint, approximate, sizes: large };
}

function untouched(plan: RootPlan): Forecast {
  const size = plan.graph.doc.size[plan.root.node] as number;
  const system: System = {
    constant: [size],
    unit: [plan.root.firstUnit],
    level: [0],
    inPlace: [true],
    parts: [[]],
    order: [0],
    root: 0,
    overridden: [],
    stateOf: () => 0,
  };
  return { system, bytes: BigInt(size), approximate: size, sizes: [size] };
}

/**
 * Which definition is responsible for how many bytes: `copies` flows from the root to what it contains.
 *
 * @law `ownBytes` of the root and all contributions add up to `forecast.bytes`.
 */
export function sharesOf(
  plan: RootPlan,
  { system, bytes }: Forecast,
): { readonly ownBytes: bigint; readonly shares: readonly Share[] } {
  const { root } = plan;
  const count = root.lastUnit - root.firstUnit;
  if (count <= 1) return { ownBytes: bytes, shares: [] };
  const { order, parts, constant, unit } = system;
  const copies = new Array<number>(unit.length).fill(0);
  copies[system.root] = 1;
  let most = 0;
  for (let i = order.length - 1; i >= 0; i--) {
    const state = order[i] as number;
    const times = copies[state] as number;
    if (times > most) most = times;
    for (const part of parts[state] as readonly number[])
      copies[part] = (copies[part] as number) + times;
  }
  if (bytes > BigInt(EXACT) || most > EXACT) return largeShares(plan, system, bytes);
  const times = new Array<number>(count).fill(0);
  const own = new Array<number>(count).fill(0);
  const share = new Array<number>(count).fill(0);
  for (let state = 0; state < unit.length; state++) {
    const of = (unit[state] as number) - root.firstUnit;
    times[of] = (times[of] as number) + (copies[state] as number);
    own[of] = constant[state] as number;
    share[of] = (share[of] as number) + (copies[state] as number) * (constant[state] as number);
  }
  for (const [state, owner, saved] of system.overridden) {
    const of = (unit[state] as number) - root.firstUnit;
    share[of] = (share[of] as number) + saved * (copies[state] as number);
    share[owner - root.firstUnit] =
      (share[owner - root.firstUnit] as number) - saved * (copies[state] as number);
  }
  const shares: Share[] = [];
  for (let of = 1; of < count; of++) {
    if (times[of] === 0) continue;
    shares.push({
      unit: of + root.firstUnit,
      copies: BigInt(times[of] as number),
      ownBytes: BigInt(own[of] as number),
      contribution: BigInt(share[of] as number),
    });
  }
  return { ownBytes: BigInt(share[0] as number), shares };
}

function largeShares(
  plan: RootPlan,
  system: System,
  bytes: bigint,
): { ownBytes: bigint; shares: Share[] } {
  const { root } = plan;
  const count = root.lastUnit - root.firstUnit;
  const { order, parts, constant, unit } = system;
  const copies = new Array<bigint>(unit.length).fill(0n);
  copies[system.root] = 1n;
  for (let i = order.length - 1; i >= 0; i--) {
    const state = order[i] as number;
    for (const part of parts[state] as readonly number[])
      copies[part] = (copies[part] as bigint) + (copies[state] as bigint);
  }
  const times = new Array<bigint>(count).fill(0n);
  const own = new Array<bigint>(count).fill(0n);
  const share = new Array<bigint>(count).fill(0n);
  for (let state = 0; state < unit.length; state++) {
    const of = (unit[state] as number) - root.firstUnit;
    times[of] = (times[of] as bigint) + (copies[state] as bigint);
    own[of] = BigInt(constant[state] as number);
    share[of] =
      (share[of] as bigint) + (copies[state] as bigint) * BigInt(constant[state] as number);
  }
  for (const [state, owner, saved] of system.overridden) {
    const of = (unit[state] as number) - root.firstUnit;
    const moved = BigInt(saved) * (copies[state] as bigint);
    share[of] = (share[of] as bigint) + moved;
    share[owner - root.firstUnit] = (share[owner - root.firstUnit] as bigint) - moved;
  }
  const shares: Share[] = [];
  for (let of = 1; of < count; of++) {
    if (times[of] === 0n) continue;
    shares.push({
      unit: of + root.firstUnit,
      copies: times[of] as bigint,
      ownBytes: own[of] as bigint,
      contribution: share[of] as bigint,
    });
  }
  void bytes;
  return { ownBytes: share[0] as bigint, shares };
}
