import type { Document } from '../../json/document.ts';
import { Flag, Kind } from '../../json/document.ts';

/** Schemas of the properties in a `properties` member; what a later member shadows is left out. */
export function* propertiesIn(doc: Document, map: number): Generator<number> {
  if (doc.kind[map] !== Kind.object) return;
  const end = doc.after[map] as number;
  for (let property = map + 1; property < end; property = doc.after[property] as number) {
    if (((doc.flags[property] as number) & Flag.shadowed) === 0) yield property;
  }
}
