import { quoted } from '../base/quoted.ts';
import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { FIRST_OWN } from '../json/names.ts';
import { Role } from '../refs/positions.ts';
import { roleAt } from '../refs/walk.ts';
import { oncePerSchema } from './consumers/once-per-schema.ts';
import { toolRule } from './consumers/tool-rule.ts';
import { defineRule } from './define-rule.ts';

/** Where the next such name begins: most texts have none, and are searched once. */
const ahead = new WeakMap<Document, number>();

function holdsOne(doc: Document, from: number, to: number): boolean {
  let next = ahead.get(doc) ?? -1;
  if (next < from) {
    next = doc.text.indexOf('"x-', from);
    if (next < 0) next = doc.text.length;
    ahead.set(doc, next);
  }
  return next < to;
}

export default defineRule(
  toolRule({
    code: 'consumer/vendor-keyword',
    severity: 'info',
    summary: 'A schema has a keyword of a vendor.',
    why: 'JSON Schema tells readers to pass over words they do not know, and "x-" is the usual start of such words. Validators in strict mode, such as Ajv with its defaults, refuse the whole schema for it.',
    source: [
      'JSON Schema 2020-12 core, section 6.5',
      'https://ajv.js.org/strict-mode.html#unknown-keywords',
      'https://github.com/MCPJam/inspector/pull/1422',
    ],
    examples: {
      bad: ['{"type":"object","properties":{"a":{"type":"string","x-order":1}}}'],
      good: [
        '{"type":"object","properties":{"x-order":{"type":"string","default":"x-order"}}}',
        '{"type":"object","properties":{"a":{"type":"string","x-mcp-header":"A"}}}',
      ],
    },
    root(at) {
      const { doc, graph } = at.facts;
      const { node: root } = at.schema;
      if (!holdsOne(doc, doc.start[root] as number, doc.end[root] as number)) return;
      const end = doc.after[root] as number;
      for (let node = root + 1; node < end; node++) {
        if ((doc.key[node] as number) < FIRST_OWN) continue;
        const holder = doc.parent[node] as number;
        if (roleAt(graph.role, holder) !== Role.schema || doc.kind[holder] !== Kind.object)
          continue;
        const name = doc.names.name(doc.key[node] as number);
        if (!name.startsWith('x-')) continue;
        oncePerSchema(at, name, node, () => ({
          message: `${quoted(name)} is a word of a vendor: ignored by JSON Schema, fatal for validators in strict mode.`,
        }));
      }
    },
  }),
);
