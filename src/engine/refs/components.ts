/** Edges in rows: those of `u` are `to[first[u]]` up to `to[first[u + 1]]`; -1 leads nowhere. */
export interface Edges {
  readonly first: readonly number[];
  readonly to: readonly number[];
}

/**
 * Strongly connected components of a graph, numbered so that every edge leads to the same or a lower number.
 *
 * @shape O(nodes + edges), an explicit stack.
 * @source Tarjan, Depth-first search and linear graph algorithms (1972).
 */
export function components(
  count: number,
  { first, to }: Edges,
): { readonly component: readonly number[]; readonly count: number } {
  const component = new Array<number>(count).fill(-1);
  const index = new Array<number>(count).fill(-1);
  const low = new Array<number>(count).fill(0);
  const edge = new Array<number>(count).fill(0);
  const open: number[] = [];
  const frame: number[] = [];
  let openTop = 0;
  let next = 0;
  let found = 0;
  for (let start = 0; start < count; start++) {
    if (index[start] !== -1) continue;
    let top = 0;
    frame[0] = start;
    edge[start] = first[start] as number;
    index[start] = low[start] = next++;
    open[openTop++] = start;
    while (top >= 0) {
      const node = frame[top] as number;
      const at = edge[node] as number;
      if (at < (first[node + 1] as number)) {
        edge[node] = at + 1;
        const target = to[at] as number;
        if (target < 0) continue;
        if (index[target] === -1) {
          index[target] = low[target] = next++;
          open[openTop++] = target;
          edge[target] = first[target] as number;
          frame[++top] = target;
        } else if (component[target] === -1 && (index[target] as number) < (low[node] as number))
          low[node] = index[target] as number;
        continue;
      }
      if (low[node] === index[node]) {
        let member: number;
        do {
          member = open[--openTop] as number;
          component[member] = found;
        } while (member !== node);
        found++;
      }
      if (--top >= 0) {
        const up = frame[top] as number;
        if ((low[node] as number) < (low[up] as number)) low[up] = low[node] as number;
      }
    }
  }
  return { component, count: found };
}
