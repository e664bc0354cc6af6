import type { Settings } from '../settings.ts';
import { prepare } from './prepare.ts';

/**
 * A document of the same kind that holds one tool alone, digits and escapes as written; for sharing.
 * Undefined where there is no such tool. `tool` is its name, or its index where names repeat.
 */
export function subtext(
  text: string,
  settings: Settings | undefined,
  tool: string | number,
): string | undefined {
  const {
    source: { doc },
    tools,
  } = prepare(text, settings);
  const index =
    typeof tool === 'number' ? tool : tools.tools.findIndex(({ name }) => name === tool);
  const site = tools.tools[index];
  if (site === undefined || doc.count === 0) return undefined;
  let out = doc.text.slice(doc.start[site.node], doc.end[site.node]);
  // Around the tool: lists keep it alone, objects keep it under its name.
  for (let node = site.node; node !== 0; node = doc.parent[node] as number) {
    const name = doc.key[node] as number;
    out = name >= 0 ? `{${JSON.stringify(doc.names.name(name))}:${out}}` : `[${out}]`;
  }
  return out;
}
