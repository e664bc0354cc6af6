import { Role } from '../refs/positions.ts';
import { roleAt } from '../refs/walk.ts';
import { defineRule } from './define-rule.ts';

/** Schemas in one schema, the root among them: what documented limits on properties leave room for. */
const MOST = 5_000;

const wide = (count: number): string =>
  `{"type":"object","properties":{${Array.from({ length: count }, (_, i) => `"p${i}":{"type":"null"}`).join()}}}`;

export default defineRule({
  code: 'limits/subschemas',
  severity: 'warning',
  summary: 'A schema has very many subschemas.',
  why: 'MCP advises readers to bound their number without saying where; model APIs document limits of thousands. Such a schema also takes most of what a model can read.',
  source: [
    'MCP 2026-07-28, basic, JSON Schema usage',
    'https://developers.openai.com/api/docs/guides/structured-outputs#supported-schemas',
  ],
  examples: { bad: [wide(MOST)], good: [wide(10)] },
  root({ facts: { doc, graph }, schema, report }) {
    const end = doc.after[schema.node] as number;
    if (end - schema.node <= MOST) return;
    let count = 0;
    for (let node = schema.node; node < end; node++)
      if (roleAt(graph.role, node) === Role.schema) count++;
    if (count > MOST)
      report({
        node: schema.node,
        message: `This schema holds ${count} schemas: readers may stop long before.`,
      });
  },
});
