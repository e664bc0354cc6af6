import type { Rule } from '../define-rule.ts';

/** An example schema as somebody's tool; texts that are tools already stay as they are. */
const asTool = (text: string): string =>
  /^\s*\{"(tools|name)"/.test(text) ? text : `{"name":"example","inputSchema":${text}}`;

/**
 * A rule about what consumers do with tools. A schema by itself is nobody's tool, so it is not asked about one:
 * what would be refused depends on where the schema is put.
 */
export const toolRule = (rule: Rule): Rule => ({
  ...rule,
  onlyTools: true,
  examples: { bad: rule.examples.bad.map(asTool), good: rule.examples.good.map(asTool) },
});
