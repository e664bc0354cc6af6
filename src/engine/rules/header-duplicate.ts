import { quoted } from '../base/quoted.ts';
import { isString, stringAt } from '../json/values.ts';
import type { SchemaFacts, Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { carriesHeaders } from './values/header.ts';

/** Names met in the schema that a seat stood in last. */
const met = new WeakMap<Visit, { schema: SchemaFacts; first: Map<string, number> }>();

export default defineRule({
  code: 'header/duplicate',
  severity: 'error',
  summary: 'Two parameters of a tool ask for the same header.',
  why: 'A header name may be used once in an input schema, whatever its letter case. Over HTTP a client has to drop a tool that breaks this.',
  source: ['MCP 2026-07-28, server/tools, x-mcp-header'],
  examples: {
    bad: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"type":"string","x-mcp-header":"Region"},"b":{"type":"string","x-mcp-header":"region"}}}}]}',
    ],
    good: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"type":"string","x-mcp-header":"Region"}}}},{"name":"u","inputSchema":{"type":"object","properties":{"a":{"type":"string","x-mcp-header":"Region"}}}}]}',
    ],
  },
  on: {
    'x-mcp-header': (at, member) => {
      if (!carriesHeaders(at) || !isString(at.facts.doc, member)) return;
      let own = met.get(at);
      if (own === undefined || own.schema !== at.schema) {
        own = { schema: at.schema, first: new Map() };
        met.set(at, own);
      }
      const name = stringAt(at.facts.doc, member);
      const first = own.first.get(name.toLowerCase());
      if (first === undefined) own.first.set(name.toLowerCase(), member);
      else
        at.report({
          node: member,
          message: `Another parameter already asks for the header ${quoted(name)}; letter case does not tell headers apart.`,
          related: [{ node: first, message: 'the first' }],
        });
    },
  },
});
