import type { RefGraph } from '../../refs/types.ts';
import type { Facts } from '../define-rule.ts';

type Mention = RefGraph['mentions'][number];

const known = new WeakMap<Facts, ReadonlyMap<number, readonly Mention[]>>();

/** What looks like a pointer below unknown words of one schema; sorted into schemas once. */
export function mentionsOf(facts: Facts, schema: number): readonly Mention[] {
  let bySchema = known.get(facts);
  if (bySchema === undefined) {
    bySchema = sort(facts);
    known.set(facts, bySchema);
  }
  return bySchema.get(schema) ?? [];
}

/** Schemas and mentions both stand in document order of their roots. */
function sort({ doc, graph, schemas }: Facts): ReadonlyMap<number, readonly Mention[]> {
  const bySchema = new Map<number, Mention[]>();
  const mentions = [...graph.mentions].sort((a, b) => a.node - b.node);
  let next = 0;
  for (const { index, node } of schemas) {
    const end = doc.after[node] as number;
    const own: Mention[] = [];
    for (; next < mentions.length && (mentions[next] as Mention).node < end; next++) {
      const mention = mentions[next] as Mention;
      if (mention.node > node) own.push(mention);
    }
    if (own.length > 0) bySchema.set(index, own);
  }
  return bySchema;
}
