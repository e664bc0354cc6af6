import { quoted } from '../base/quoted.ts';
import { isString, stringAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { carriesHeaders } from './values/header.ts';
import { kindWord } from './values/kind-words.ts';

/** RFC 9110, section 5.6.2. */
const TOKEN = /^[A-Za-z0-9!#$%&'*+\-.^_`|~]+$/;

export default defineRule({
  code: 'header/name',
  severity: 'error',
  summary: 'The value of x-mcp-header cannot be part of a header name.',
  why: 'The value becomes the end of the header Mcp-Param-…, so it must be a field-name token of HTTP and not empty. Over HTTP a client has to drop a tool that breaks this.',
  source: ['MCP 2026-07-28, server/tools, x-mcp-header', 'RFC 9110, section 5.6.2'],
  examples: {
    bad: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"type":"string","x-mcp-header":"my header"}}}}]}',
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"type":"string","x-mcp-header":""}}}}]}',
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"type":"string","x-mcp-header":true}}}}]}',
    ],
    good: [
      '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{"a":{"type":"string","x-mcp-header":"Region"}}}}]}',
    ],
  },
  on: {
    'x-mcp-header': (at, member) => {
      if (!carriesHeaders(at)) return;
      const { doc } = at.facts;
      if (!isString(doc, member)) {
        at.report({
          node: member,
          message: `"x-mcp-header" must be a string that names a header, not ${kindWord(doc, member)}.`,
        });
        return;
      }
      const name = stringAt(doc, member);
      if (TOKEN.test(name)) return;
      at.report({
        node: member,
        message:
          name === ''
            ? '"x-mcp-header" is empty; it must name a header.'
            : `${quoted(name)} cannot be part of a header name: only letters, digits and !#$%&'*+-.^_\`|~ can.`,
      });
    },
  },
});
