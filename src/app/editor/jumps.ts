import type { ShownText } from '../../engine/protocol.ts';
import { isWithin } from '../state/places.ts';

type Places = ShownText['places'];
export type Place = Places[number];

/** A member's name before its value, as far as it stands on the same line. */
const NAME_BEFORE = /"(?:[^"\\\n]|\\.)*"[ \t]*:[ \t]*$/;
/** UTF-16 units looked back from a value for its name. */
const LOOK_BACK = 400;

/** The pointer of the value or member that the caret stands in; null outside of everything. */
export function pointerAt(text: string, places: Places, offset: number): string | null {
  const next = firstFrom(places, offset + 1);
  const following = places[next];
  if (following !== undefined && following.offset - offset < LOOK_BACK) {
    const name = NAME_BEFORE.exec(
      text.slice(Math.max(0, following.offset - LOOK_BACK), following.offset),
    );
    const nameStart = following.offset - (name?.[0].length ?? 0);
    // On a name, or in the indent before it, the person means the member.
    if (name !== null && (offset >= nameStart || /^[ \t]*$/.test(text.slice(offset, nameStart))))
      return following.pointer;
  }
  for (let i = next - 1; i >= 0; i -= 1) {
    const place = places[i];
    if (place !== undefined && place.end >= offset) return place.pointer;
  }
  return null;
}

/** Where a pointer begins in a shown text: itself, else the narrowest place that holds it. */
export function placeOf(places: Places, pointer: string): Place | null {
  let best: Place | null = null;
  for (const place of places) {
    if (place.pointer === pointer) return place;
    if (isWithin(pointer, place.pointer) && place.pointer.length > (best?.pointer.length ?? -1))
      best = place;
  }
  return best;
}

/** Index of the first place that begins at `offset` or later; places ascend. */
function firstFrom(places: Places, offset: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.offset ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Copies drawn as selected, at most. */
const MOST_COPIES = 100;

/** All ranges where a pointer stands: inlining writes one definition many times. Else the narrowest that holds it. */
export function placesOf(
  places: Places,
  pointer: string,
): readonly { readonly start: number; readonly end: number }[] {
  const exact: { start: number; end: number }[] = [];
  for (const place of places) {
    if (place.pointer !== pointer) continue;
    exact.push({ start: place.offset, end: place.end });
    if (exact.length === MOST_COPIES) break;
  }
  if (exact.length > 0) return exact;
  const holder = placeOf(places, pointer);
  // A definition that is gone is not the container that held it.
  if (holder === null || /^(\/(\$defs|definitions))?$/.test(holder.pointer)) return [];
  return [{ start: holder.offset, end: holder.end }];
}
