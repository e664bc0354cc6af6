import { appliesInPlace, Role } from './positions.ts';
import type { RefGraph } from './types.ts';
import { roleAt } from './walk.ts';

/**
 * Says whether a place inside a schema is reached by keywords that all pass the same instance on
 * (`allOf`, `not`, ...), so that nothing of the instance is used up on the way.
 *
 * @shape amortised O(1): what was learned on the way up is kept.
 */
export function inPlaceWithin({ doc, role }: RefGraph): (place: number, schema: number) => boolean {
  const { parent, key } = doc;
  const known = new Map<number, boolean>();
  return (place, schema) => {
    const passed: number[] = [];
    let at = place;
    let stays = true;
    while (at !== schema && at >= 0) {
      const learned = known.get(at);
      if (learned !== undefined) {
        stays = learned;
        break;
      }
      passed.push(at);
      const up = parent[at] as number;
      if (up < 0) break;
      if (roleAt(role, up) === Role.schema && !appliesInPlace(key[at] as number)) {
        stays = false;
        break;
      }
      at = up;
    }
    for (const node of passed) known.set(node, stays);
    return stays;
  };
}
