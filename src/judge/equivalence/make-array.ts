import type { Json } from '../json.ts';
import { member } from '../json.ts';
import { itemSchemas, prefixLength } from './children.ts';
import { atLeast, atMost } from './limits.ts';
import type { Local } from './local.ts';
import type { Making } from './making.ts';
import { isDeep } from './making.ts';
import type { Step } from './plan.ts';

/** Items that are made where the schema asks for more than anyone needs. */
const MOST_ITEMS = 40;

/** As few items as are asked for, or one of each kind. */
export function makeArray(
  making: Making,
  { parts }: Local,
  path: readonly Step[],
  forced: number | undefined,
): Json[] | undefined {
  const { random, richness } = making;
  const deep = isDeep(making, path);
  const least = Math.max(atLeast(parts, 'minItems'), forced === undefined ? 0 : forced + 1);
  const wanted = deep
    ? least
    : Math.max(least, random.chance(richness) ? Math.max(1, prefixLength(parts)) : 0);
  const count = Math.min(wanted, atMost(parts, 'maxItems'), MOST_ITEMS);
  const items: Json[] = [];
  const contained = parts.flatMap((part) => {
    const schema = member(part, 'contains');
    if (schema === undefined) return [];
    const times = member(part, 'minContains');
    return new Array<Json>(typeof times === 'number' ? Math.min(times, MOST_ITEMS) : 1).fill(
      schema,
    );
  });
  const unique = parts.some((part) => member(part, 'uniqueItems') === true);
  const seen = new Set<string>();
  for (let index = 0; index < Math.max(count, contained.length); index++) {
    const also = contained[index];
    const schemas = itemSchemas(parts, index);
    for (let attempt = 0; attempt < (unique ? 6 : 1); attempt++) {
      const made = making.value(also === undefined ? schemas : [...schemas, also], [
        ...path,
        index,
      ]);
      if (made === undefined) break;
      const text = JSON.stringify(made);
      if (unique && seen.has(text)) continue;
      seen.add(text);
      items.push(made);
      break;
    }
  }
  if (forced !== undefined && items.length <= forced) return undefined;
  return items;
}
