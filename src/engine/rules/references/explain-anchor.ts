import { nearest } from '../../base/nearest.ts';
import { quoted } from '../../base/quoted.ts';
import { fragmentOf } from '../../json/pointer.ts';
import { fragmentTo } from '../../refs/unit-name.ts';
import type { Explanation, Question } from './explain.ts';
import { entriesOf } from './names.ts';
import { schemaAt } from './pointer-to-here.ts';

/** `#name` where no schema says that it is called so. */
export function explainAnchor({ facts, schema, root, reference }: Question, anchor: string): Explanation {
  const { doc, graph } = facts;
  const code = 'ref/no-such-anchor';
  const says = `${quoted(reference)} is an anchor, a name that some schema gives itself, and none here has it`;
  const pointer = `/${anchor}`;
  if (anchor.includes('/') && schemaAt(graph, root, pointer) >= 0) {
    const instead = fragmentOf(pointer);
    return { code, says, hint: `A pointer begins with "#/": ${quoted(instead)}`, instead };
  }
  for (const { name, node } of entriesOf(graph, schema)) {
    if (name !== anchor) continue;
    const instead = fragmentTo(doc, node, root);
    return { code, says, hint: `The definition is reached by ${quoted(instead)}`, instead };
  }
  const anchors: string[] = [];
  for (const { anchors: own } of facts.graph.registries.get(schema)?.at.values() ?? []) anchors.push(...own.keys());
  const near = nearest(anchor, anchors);
  if (near === undefined) return { code, says, hint: 'Point to a definition instead: "#/$defs/Name"' };
  return { code, says, hint: `Did you mean ${quoted(`#${near}`)}?`, instead: `#${near}` };
}
