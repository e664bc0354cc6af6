import { quoted } from '../base/quoted.ts';
import type { ToolSite } from '../tools/types.ts';
import { defineRule } from './define-rule.ts';
import { namedTools } from './values/named-tools.ts';

/** What clients make of a name for a model API that knows letters, digits, underscore and hyphen only. */
const plain = (name: string): string => name.replace(/[^A-Za-z0-9_-]/g, '_');

export default defineRule({
  code: 'name/collision',
  severity: 'warning',
  summary: 'Two tools get the same name in clients that write names with fewer characters.',
  why: 'Such a client turns dots, slashes and the like into underscores; one of the tools then hides the other.',
  source: [
    'https://github.com/google-gemini/gemini-cli/blob/5411f113cafae26161b4969b0237b8e1e024e2c2/packages/core/src/tools/mcp-tool.ts#L586',
    'https://github.com/cline/cline/blob/21cb8d2525bcedf1f4b6890b27a74a14fe7451e4/sdk/packages/core/src/extensions/mcp/name-transform.ts',
  ],
  examples: {
    bad: [
      '{"tools":[{"name":"user.get","inputSchema":{"type":"object","properties":{}}},{"name":"user_get","inputSchema":{"type":"object","properties":{}}}]}',
    ],
    good: [
      '{"tools":[{"name":"user-get","inputSchema":{"type":"object","properties":{}}},{"name":"user_get","inputSchema":{"type":"object","properties":{}}}]}',
    ],
  },
  document(facts, report) {
    const groups = new Map<string, ToolSite[]>();
    for (const tool of namedTools(facts)) {
      const group = groups.get(plain(tool.name));
      if (group === undefined) groups.set(plain(tool.name), [tool]);
      else group.push(tool);
    }
    for (const [name, group] of groups) {
      for (const tool of group) {
        // The one whose name is changed is the one to mend. Equal names are another finding.
        const other = tool.name === name ? undefined : group.find((one) => one.name !== tool.name);
        if (other === undefined) continue;
        report({
          node: tool.nameNode,
          message: `${quoted(tool.name, 60)} becomes ${quoted(name, 60)} in clients that write other characters as underscores, as ${quoted(other.name, 60)} does.`,
          related: [{ node: other.nameNode, message: 'the other tool' }],
        });
      }
    }
  },
});
