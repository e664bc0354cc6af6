import type { Equivalence, InstanceCounts } from '../types.ts';

/** From the worst to the best. */
const ORDER: readonly Equivalence['kind'][] = [
  'different',
  'unreadable',
  'nothing',
  'ended',
  'not-judged',
  'too-few',
  'no-difference',
  'unchanged',
];

/** What has to be said of a list: the worst that is said of any schema, the smallest witness first; counts are sums. */
export function worst(all: readonly Equivalence[]): Equivalence {
  const [first] = [...all].sort(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || weight(a) - weight(b),
  );
  if (first === undefined) return { kind: 'unchanged' };
  return 'instances' in first ? { ...first, ...sum(all) } : first;
}

const weight = (one: Equivalence): number =>
  one.kind === 'different' ? one.witness.instance.length : 0;

function sum(all: readonly Equivalence[]): InstanceCounts {
  let [instances, valid, invalid] = [0, 0, 0];
  for (const one of all) {
    if (!('instances' in one)) continue;
    instances += one.instances;
    valid += one.valid;
    invalid += one.invalid;
  }
  return { instances, valid, invalid };
}
