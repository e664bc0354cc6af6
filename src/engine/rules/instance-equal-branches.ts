import { Kind } from '../json/document.ts';
import { removeChildren } from '../json/edit.ts';
import { textAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { holdsTarget } from './edits/holds-target.ts';

/** Longer branches are not compared. */
const LONGEST = 20_000;

export default defineRule({
  code: 'instance/equal-branches',
  severity: 'warning',
  summary: 'Two branches of "oneOf" are the same.',
  why: 'Exactly one branch has to accept a value. What one of two equal branches accepts, the other accepts as well, so such a value is refused.',
  source: ['JSON Schema 2020-12 core, section 10.2.1.3'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"oneOf":[{"type":"string"},{"type":"null"},{"type":"string"}]}}}',
    ],
    good: [
      '{"type":"object","properties":{"a":{"oneOf":[{"type":"string"},{"type":"null"}]}}}',
      '{"type":"object","properties":{"a":{"anyOf":[{"type":"string"},{"type":"string"}]}}}',
    ],
  },
  on: {
    oneOf: ({ facts: { doc, graph }, report }, member) => {
      if (doc.kind[member] !== Kind.array) return;
      const first = new Map<string, number>();
      const again: number[] = [];
      const end = doc.after[member] as number;
      for (let item = member + 1; item < end; item = doc.after[item] as number) {
        if ((doc.end[item] as number) - (doc.start[item] as number) > LONGEST) continue;
        const text = textAt(doc, item);
        if (first.has(text)) again.push(item);
        else first.set(text, item);
      }
      const [second] = again;
      if (second === undefined) return;
      report({
        node: second,
        message:
          'This branch of "oneOf" says the same as an earlier one: a value that satisfies both is refused.',
        related: [{ node: first.get(textAt(doc, second)) as number, message: 'the same' }],
        // A pointer to a branch counts them.
        fixes: () =>
          holdsTarget(graph, member)
            ? []
            : [
                {
                  title: 'Keep each branch once',
                  edits: removeChildren(doc, member, new Set(again)),
                },
              ],
      });
    },
  },
});
