import { quotedList } from '../base/quoted.ts';
import type { Document } from '../json/document.ts';
import { removeNodes } from '../json/edit.ts';
import { unitName } from '../refs/unit-name.ts';
import type { NodeEdit, NodeFix, Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { mentionsOf } from './references/mentions-of.ts';
import { grouped } from './values/share.ts';

/** Entries of containers that no chain of references from the root leads to, outermost only. */
function unusedEntries({ facts, schema }: Visit): number[] {
  const { graph } = facts;
  const { units, unitOf, roots, doc } = graph;
  const { firstUnit, lastUnit, pinned } = roots[schema.index] ?? {
    firstUnit: 0,
    lastUnit: 0,
    pinned: 'dynamic',
  };
  if (lastUnit === firstUnit + 1) return [];
  // Where targets are not known for certain, nothing is known to be unused.
  if (pinned !== undefined) return [];
  const needed = new Set<number>();
  const need = (start: number): void => {
    for (let unit = start; unit >= 0 && !needed.has(unit); unit = units.around[unit] as number)
      needed.add(unit);
  };
  for (let unit = firstUnit; unit < lastUnit; unit++) if (units.reached[unit] === true) need(unit);
  for (const { target } of mentionsOf(facts, schema.index)) {
    for (let at = target; at >= schema.node; at = doc.parent[at] as number) {
      const unit = unitOf[at] as number;
      if (unit < 0) continue;
      need(unit);
      break;
    }
  }
  const unused: number[] = [];
  for (let unit = firstUnit; unit < lastUnit; unit++) {
    if (units.entry[unit] !== true || needed.has(unit)) continue;
    if (needed.has(units.around[unit] as number)) unused.push(unit);
  }
  return unused;
}

/** A container that nothing stays in goes as a whole. */
function removed(doc: Document, entries: readonly number[]): readonly NodeEdit[] {
  const left = new Map<number, number>();
  for (const entry of entries) {
    const container = doc.parent[entry] as number;
    left.set(container, (left.get(container) ?? countOf(doc, container)) - 1);
  }
  const gone = new Set(
    entries.map((entry) =>
      left.get(doc.parent[entry] as number) === 0 ? (doc.parent[entry] as number) : entry,
    ),
  );
  return removeNodes(doc, gone);
}

function countOf(doc: Document, object: number): number {
  let count = 0;
  const end = doc.after[object] as number;
  for (let child = object + 1; child < end; child = doc.after[child] as number) count++;
  return count;
}

export default defineRule({
  code: 'size/unused-definitions',
  severity: 'info',
  summary: 'Definitions that no reference from the root leads to.',
  why: 'A definition counts only where something refers to it. What nothing reaches takes part in no verdict and costs bytes on every turn; definitions that only refer to each other are not reached either.',
  source: ['JSON Schema 2020-12 core, section 8.2.4', 'openai/codex pull request 23357'],
  examples: {
    bad: [
      '{"type":"object","$defs":{"A":{"type":"string"}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"B":{"$ref":"#/$defs/C"},"A":{"type":"string"},"C":{"items":{"$ref":"#/$defs/B"}}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/A/$defs/B"}},"$defs":{"A":{"$defs":{"B":{"type":"string"}}}}}',
    ],
  },
  root: (at) => {
    const { graph, doc } = at.facts;
    const unused = unusedEntries(at);
    const [first, ...others] = unused;
    if (first === undefined) return;
    const nodes = unused.map((unit) => graph.units.node[unit] as number);
    const bytes = nodes.reduce((sum, node) => sum + (doc.size[node] as number), 0);
    const names = unused.map((unit) => unitName(graph, unit));
    at.report({
      node: graph.units.node[first] as number,
      message: `${quotedList(names)} ${unused.length === 1 ? 'is' : 'are'} reached by no reference from the schema: ${grouped(bytes)} bytes that take part in no verdict.`,
      related: others
        .slice(0, 20)
        .map((unit) => ({ node: graph.units.node[unit] as number, message: 'not reached either' })),
      fixes: (): readonly NodeFix[] => [
        {
          title: unused.length === 1 ? 'Remove it' : `Remove all ${unused.length}`,
          edits: removed(doc, nodes),
        },
      ],
    });
  },
});
