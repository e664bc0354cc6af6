import { pointerTo } from '../../json/pointer.ts';
import type { Profile } from '../../judge/profile/define-profile.ts';
import type { Side, TextRange } from '../../report-types.ts';
import { nodeRange } from '../places.ts';
import type { Prepared } from '../prepare.ts';
import { nearestNode } from './given-place.ts';

/** A text as it was given and as it is served, and what it is held to. */
export interface Scene {
  readonly given: Prepared;
  readonly served: Prepared;
  readonly profile: Profile;
}

interface FoundPlace {
  readonly pointer: string;
  readonly range: TextRange;
  readonly servedPointer?: string;
}

/** Where a node of the served form stands in the text that was given. */
export function placeOf({ given, served }: Scene, node: number): FoundPlace {
  const pointer = pointerTo(served.source.doc, node);
  const { doc } = given.source;
  if (given === served) return { pointer, range: nodeRange(doc, node) };
  const nearest = nearestNode(doc, given.graph.children, pointer);
  const own = pointerTo(doc, nearest);
  return {
    pointer: own,
    range: nodeRange(doc, nearest),
    ...(own !== pointer && { servedPointer: pointer }),
  };
}

/** The tool and the side that a finding belongs to. */
export function whose(
  { served: { tools } }: Scene,
  tool: number,
  schema: number,
): { tool?: string; toolIndex?: number; side?: Side } {
  const site = tools.tools[tool];
  const side = tools.schemas[schema]?.side;
  return {
    ...(site !== undefined && { tool: site.name, toolIndex: tool }),
    ...(side !== undefined && { side }),
  };
}
