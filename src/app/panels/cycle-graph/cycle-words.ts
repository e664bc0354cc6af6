import type { GraphNode } from '../../../engine/protocol.ts';
import type { CycleReport } from '../../../engine/report-types.ts';

/** One step of a round trip: from a definition, by a property or keyword. */
export interface CycleStep {
  readonly name: string;
  readonly by: string;
}

/** A round trip in words: `Folder` by `files`, `File` by `folder`, and so back to `Folder`. */
export function cycleSteps(
  cycle: Pick<CycleReport, 'nodes' | 'path'>,
  nodes: readonly Pick<GraphNode, 'name' | 'pointer'>[],
): readonly CycleStep[] {
  if (cycle.path.length === 0) {
    return cycle.nodes.map((pointer) => ({ name: nameAt(pointer, nodes), by: '' }));
  }
  return cycle.path.map((reference) => ({
    name: nameAt(reference, nodes),
    by: wordOf(reference),
  }));
}

/** What a round trip does to validation. */
export function cycleFate(cycle: Pick<CycleReport, 'descends'>): string {
  return cycle.descends ? 'descends into the instance' : 'does not descend: validation cannot end';
}

/** The definition that holds a place: the longest pointer among the nodes that leads there. */
function nameAt(pointer: string, nodes: readonly Pick<GraphNode, 'name' | 'pointer'>[]): string {
  let best: Pick<GraphNode, 'name' | 'pointer'> | undefined;
  for (const node of nodes) {
    const holds = pointer === node.pointer || pointer.startsWith(`${node.pointer}/`);
    if (holds && (best === undefined || node.pointer.length > best.pointer.length)) best = node;
  }
  return best?.name ?? lastToken(pointer);
}

/** The property on the way, else the last keyword. */
function wordOf(reference: string): string {
  const tokens = tokensOf(reference);
  if (tokens.at(-1)?.startsWith('$') === true) tokens.pop();
  const keyword = tokens.findLastIndex(
    (token, at) =>
      at < tokens.length - 1 && (token === 'properties' || token === 'patternProperties'),
  );
  return (keyword >= 0 ? tokens[keyword + 1] : tokens.at(-1)) ?? '';
}

function lastToken(pointer: string): string {
  return tokensOf(pointer).at(-1) ?? 'root';
}

/** Tokens of a fragment pointer, unescaped (RFC 6901 section 6 and 4). */
function tokensOf(pointer: string): string[] {
  return pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((token) => decode(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function decode(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    // Not percent-encoding after all: the text stands for itself.
    return token;
  }
}
