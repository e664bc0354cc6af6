import { quoted } from '../base/quoted.ts';
import type { Document } from '../json/document.ts';
import { Flag } from '../json/document.ts';
import { removeChildren } from '../json/edit.ts';
import { textAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';

/** Findings of one text: what has more was not written by hand, and one look at the first says it all. */
const MOST = 100;

export default defineRule({
  code: 'json/duplicate-member',
  severity: 'warning',
  summary: 'An object has two members of the same name.',
  why: 'Most readers keep the last and say nothing, some keep the first, some refuse the text: what the schema means depends on who reads it.',
  source: [
    'RFC 8259, section 4: names should be unique, behaviour is unpredictable where they are not',
  ],
  examples: {
    bad: [
      '{"type":"number","minimum":0,"minimum":-20}',
      '{"type":"object","properties":{"a":{"type":"string"},"\\u0061":{"type":"null"}}}',
    ],
    good: ['{"type":"number","minimum":0,"maximum":20}'],
  },
  document({ doc }, report) {
    if (doc.shadowedBytes.size === 0) return;
    let left = MOST;
    for (let object = 0; object < doc.count && left > 0; object++) {
      if (((doc.flags[object] as number) & Flag.holdsShadowed) === 0) continue;
      for (const [name, nodes] of repeatedIn(doc, object)) {
        if (left-- === 0) break;
        const shown = quoted(doc.names.name(name));
        const kept = nodes.at(-1) as number;
        const value = quoted(textAt(doc, kept), 40).slice(1, -1).replaceAll('\\"', '"');
        report({
          node: nodes[0] as number,
          message: `The member ${shown} occurs ${nodes.length === 2 ? 'twice' : `${nodes.length} times`}: most readers keep the last (${value}), others the first, some refuse it.`,
          related: [{ node: kept, message: 'the last of them' }],
          fixes: () => [
            {
              title: `Keep the last ${shown} alone, as most readers do`,
              edits: removeChildren(doc, object, new Set(nodes.slice(0, -1))),
            },
          ],
        });
      }
    }
  },
});

/** Members of one object by the number of their name, where there is more than one. */
function repeatedIn(doc: Document, object: number): Map<number, number[]> {
  const end = doc.after[object] as number;
  const found = new Map<number, number[]>();
  const isShadowed = (node: number): boolean => ((doc.flags[node] as number) & Flag.shadowed) !== 0;
  for (let child = object + 1; child < end; child = doc.after[child] as number) {
    const name = doc.key[child] as number;
    const met = found.get(name);
    if (met !== undefined) met.push(child);
    else if (isShadowed(child)) found.set(name, [child]);
  }
  return found;
}
