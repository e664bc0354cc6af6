import { K } from '../json/keywords.ts';
import type { RootPlan } from './plan.ts';

/** Is an identifier written again where its schema stands in its place? */
export function isKeptIdentity(plan: RootPlan, member: number): boolean {
  const { graph, root, homes } = plan;
  const { doc } = graph;
  return !(
    homes.dropNestedIds &&
    doc.parent[member] !== root.node &&
    doc.key[member] === K[root.dialect.idKeyword]
  );
}
