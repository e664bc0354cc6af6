import { nearest } from '../../base/nearest.ts';
import { quoted } from '../../base/quoted.ts';
import { fragmentOf } from '../../json/pointer.ts';
import { fragmentTo } from '../../refs/unit-name.ts';
import type { Explanation, Question } from './explain.ts';
import { definitionNamed } from './names.ts';
import { schemaAt } from './pointer-to-here.ts';

/** `#name` where no schema says that it is called so. */
export function explainAnchor(
  { facts, schema, root, reference, thorough }: Question,
  anchor: string,
): Explanation {
  const { doc, graph } = facts;
  const code = 'ref/no-such-anchor';
  const says = `${quoted(reference)} is an anchor, a name that some schema gives itself, and none here has it`;
  const pointer = `/${anchor}`;
  if (anchor.includes('/') && schemaAt(graph, root, pointer) >= 0) {
    const instead = fragmentOf(pointer);
    return { code, says, hint: `A pointer begins with "#/": ${quoted(instead)}`, instead };
  }
  const node = definitionNamed(facts, schema, anchor);
  if (node !== undefined) {
    const instead = fragmentTo(doc, node, root);
    return { code, says, hint: `The definition is reached by ${quoted(instead)}`, instead };
  }
  const anchors: string[] = [];
  const resources = thorough ? graph.registries.get(schema)?.at.values() : undefined;
  for (const { anchors: own } of resources ?? []) anchors.push(...own.keys());
  const near = thorough ? nearest(anchor, anchors) : undefined;
  if (near === undefined)
    return { code, says, hint: 'Point to a definition instead: "#/$defs/Name"' };
  return { code, says, hint: `Did you mean ${quoted(`#${near}`)}?`, instead: `#${near}` };
}
