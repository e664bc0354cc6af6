import { quoted } from '../base/quoted.ts';
import { isMember } from '../json/document.ts';
import { isString, stringAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { carriesHeaders } from './values/header.ts';

const SECRET =
  /pass(word|wd|phrase)?$|secret|api[-_]?key|access[-_]?key|private[-_]?key|(^|[-_ ]|auth|access|bearer|refresh)token$|credential|^authorization$/i;

export default defineRule({
  code: 'header/secret',
  severity: 'warning',
  summary: 'A parameter that sounds like a secret is sent as a header.',
  why: 'Headers are visible to proxies and end up in logs. The specification advises against sending secrets in them.',
  source: ['MCP 2026-07-28, server/tools, x-mcp-header'],
  examples: {
    bad: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"apiKey":{"type":"string","x-mcp-header":"Key"}}}}]}',
    ],
    good: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"region":{"type":"string","x-mcp-header":"Region"}}}}]}',
    ],
  },
  on: {
    'x-mcp-header': (at, member, holder) => {
      if (!carriesHeaders(at)) return;
      const { doc } = at.facts;
      const name = isMember(doc, holder) ? doc.names.name(doc.key[holder] as number) : '';
      const header = isString(doc, member) ? stringAt(doc, member) : '';
      if (!SECRET.test(name) && !SECRET.test(header)) return;
      at.report({
        node: member,
        message: `${quoted(name)} sounds like a secret, and a header is visible to everything on the way; send it in the body.`,
      });
    },
  },
});
