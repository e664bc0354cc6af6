import { Kind } from '../json/document.ts';
import { removeChild } from '../json/edit.ts';
import { defineRule } from './define-rule.ts';
import { reportSome } from './report-some.ts';
import { refusal } from './values/refusal.ts';

/** Examples of one schema that are looked at. */
const MOST = 16;

export default defineRule({
  code: 'instance/example-mismatch',
  severity: 'warning',
  summary: 'An example does not satisfy its own schema.',
  why: 'Models follow examples more than rules. What an example shows and the schema refuses will be sent, and the server answers with an error.',
  source: ['JSON Schema 2020-12 validation, section 9.5'],
  examples: {
    bad: [
      '{"type":"object","properties":{"a":{"type":"string","examples":["x",5]}}}',
      '{"type":"object","properties":{"a":{"enum":["x","y"],"examples":["z"]}}}',
    ],
    good: ['{"type":"object","properties":{"a":{"type":"string","examples":["x"]}}}'],
  },
  on: {
    examples: (at, member, holder) => {
      const { facts, schema } = at;
      const { doc, graph } = facts;
      if (doc.kind[member] !== Kind.array) return;
      if (graph.roots[schema.index]?.pinned === 'unknown-dialect') return;
      const end = doc.after[member] as number;
      let left = MOST;
      for (let item = member + 1; item < end && left-- > 0; item = doc.after[item] as number) {
        const why = refusal(facts, holder, item);
        if (why === undefined) continue;
        reportSome(at, 'examples', item, () => ({
          message: `This example ${why}.`,
          fixes: () => [{ title: 'Leave the example out', edits: removeChild(doc, item) }],
        }));
      }
    },
  },
});
