import type { Severity } from '../report-types.ts';
import { defineRule } from './define-rule.ts';
import { namedTools } from './values/named-tools.ts';

/** Characters. MCP 2025-11-25 recommends 128; several model APIs end at 64; one client at 60 together with the name of the server. */
const LIMITS: readonly {
  readonly over: number;
  readonly severity: Severity;
  readonly says: string;
}[] = [
  { over: 128, severity: 'warning', says: 'over the 128 that MCP recommends' },
  { over: 64, severity: 'warning', says: 'over the limit of 64 of several clients and model APIs' },
  {
    over: 58,
    severity: 'info',
    says: 'with the name of a server in front this passes 60, where some clients leave the tool out',
  },
];
const name = (length: number): string =>
  `{"tools":[{"name":"${'n'.repeat(length)}","inputSchema":{"type":"object","properties":{}}}]}`;

export default defineRule({
  code: 'name/length',
  severity: 'warning',
  summary: 'The name of a tool is long.',
  why: 'Clients put the name of the server in front, and model APIs have limits: the tool is then left out, or the request refused.',
  source: [
    'MCP 2025-11-25, server/tools, tool names',
    'https://github.com/openai/openai-node/blob/7b7d6ca71130d37ec09792c50056b47861f2eccf/src/resources/shared.ts#L206',
    'https://github.com/ComposioHQ/composio/issues/2788',
  ],
  examples: { bad: [name(129), name(65), name(60)], good: [name(40)] },
  document(facts, report) {
    for (const tool of namedTools(facts)) {
      const { length } = tool.name;
      const limit = LIMITS.find(({ over }) => length > over);
      if (limit === undefined) continue;
      report({
        node: tool.nameNode,
        severity: limit.severity,
        message: `${length} characters: ${limit.says}.`,
      });
    }
  },
});
