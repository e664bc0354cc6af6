import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { textAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { resolvedAt } from './references/resolved-at.ts';
import { carriesHeaders } from './values/header.ts';
import { typesOf, typeWords } from './values/types-at.ts';

const allowed: ReadonlySet<string> = new Set(['integer', 'string', 'boolean']);

export default defineRule({
  code: 'header/type',
  severity: 'error',
  summary: 'A parameter that is sent as a header is not of a type that can be.',
  why: 'Only integers within ±(2^53 − 1), strings and booleans have one spelling in a header; numbers with a fraction, objects and lists do not. Over HTTP a client has to drop a tool that breaks this.',
  source: ['MCP 2026-07-28, server/tools, x-mcp-header'],
  examples: {
    bad: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"type":"number","x-mcp-header":"A"}}}}]}',
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"x-mcp-header":"A"}}}}]}',
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"type":"integer","maximum":9007199254740992,"x-mcp-header":"A"}}}}]}',
    ],
    good: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"type":"integer","maximum":9007199254740991,"x-mcp-header":"A"}}}}]}',
    ],
  },
  on: {
    'x-mcp-header': (at, member, holder) => {
      if (!carriesHeaders(at)) return;
      const { facts, report } = at;
      const { doc, graph } = facts;
      const types = typesOf(facts, holder);
      // What stands beside a reference is judged by where it stands, in another finding.
      if (types === undefined && resolvedAt(facts, holder) >= 0) return;
      if (types?.length !== 1 || !allowed.has(types[0] as string)) {
        report({
          node: member,
          message: `A parameter sent as a header must be of type integer, string or boolean; this one ${types === undefined ? 'has no type' : `is of ${typeWords(types)}`}.`,
        });
        return;
      }
      for (const name of [K.minimum, K.maximum]) {
        const bound = graph.children.member(holder, name);
        if (types[0] !== 'integer' || bound < 0 || doc.kind[bound] !== Kind.number) continue;
        if (Math.abs(Number(textAt(doc, bound))) <= Number.MAX_SAFE_INTEGER) continue;
        report({
          node: bound,
          severity: 'warning',
          message:
            'An integer sent as a header must lie within ±9007199254740991; this bound allows more.',
        });
      }
    },
  },
});
