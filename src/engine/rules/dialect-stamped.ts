import { defaultDialect, dialectByUri } from '../dialects/index.ts';
import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'dialect/stamped',
  severity: 'info',
  summary: 'A schema says in which dialect it is written.',
  why: 'MCP allows that; without a stamp 2020-12 counts. Readers need to know only 2020-12, so another stamp narrows who can read the tool, and readers that know Draft 7 only stumble over the stamp 2020-12.',
  source: ['MCP 2025-11-25, basic, JSON Schema usage', 'MCP SEP-1613'],
  examples: {
    bad: [
      '{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object"}',
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object"}',
      '{"tools":[{"name":"t","inputSchema":{"type":"object"},"outputSchema":{"$schema":"http://json-schema.org/draft-07/schema#","type":"object"}}]}',
    ],
    good: ['{"type":"object"}', '{"$schema":"https://example.com/mine","type":"object"}'],
  },
  root: ({ facts, schema, report }) => {
    const named = schema.stamp === undefined ? undefined : dialectByUri(schema.stamp);
    if (named === undefined) return;
    const node = schema.stampNode;
    const { title } = named;
    if (named === defaultDialect) {
      report({
        node,
        message: `Stamped ${title}, which MCP assumes anyway; readers that have only the meta-schema of Draft 7 stop at the stamp.`,
      });
    } else if (facts.tools.schemas[schema.index]?.side === 'output') {
      report({
        node,
        severity: 'warning',
        message: `Stamped ${title}: allowed, but a client that knows only ${defaultDialect.title} cannot check results and refuses every call.`,
      });
    } else {
      report({
        node,
        message: `Stamped ${title}: allowed, but readers have to know only ${defaultDialect.title} and may refuse it.`,
      });
    }
  },
});
