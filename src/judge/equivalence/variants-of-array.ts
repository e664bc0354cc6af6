import type { Json, JsonObject } from '../json.ts';
import { atLeast, atMost } from './limits.ts';

/** Longer arrays are not made to pass a bound. */
const MOST_ITEMS = 30;

/** Items left out and added, and lengths at and beyond the bounds. */
export function* ofArray(value: readonly Json[], parts: readonly JsonObject[]): Generator<Json> {
  const item = value[0] ?? 'x';
  for (let at = 0; at < Math.min(value.length, 6); at++)
    yield value.filter((_, other) => other !== at);
  yield [...value, item];
  for (const one of [1, 'y', null, {}]) yield [...value, one];
  const least = atLeast(parts, 'minItems');
  if (least > 0) yield value.slice(0, least - 1);
  const most = atMost(parts, 'maxItems');
  if (most < MOST_ITEMS) {
    yield Array.from({ length: most }, (_, at) => value[at] ?? item);
    yield Array.from({ length: most + 1 }, (_, at) => value[at] ?? item);
  }
}
