import { quoted, quotedList } from '../base/quoted.ts';
import { Kind } from '../json/document.ts';
import { replaceValue } from '../json/edit.ts';
import { quote } from '../json/strings.ts';
import { defineRule } from './define-rule.ts';
import { reportSome } from './report-some.ts';
import { isMcpRoot, typesAt } from './values/root-type.ts';
import { isShownToModel } from './values/side.ts';

export default defineRule({
  code: 'type/list',
  severity: 'warning',
  summary: 'A schema has a list of types.',
  why: 'Valid, but several model APIs and clients read one type only: they refuse the tool, or keep one of the types and lose what belongs to the others. "anyOf" with one type each says the same and is read by more of them.',
  source: [
    'https://github.com/makenotion/notion-mcp-server/issues/17',
    'https://github.com/mark3labs/mcphost/issues/108',
    'https://github.com/ollama/ollama/issues/10328',
  ],
  examples: {
    bad: [
      '{"type":"object","properties":{"value":{"type":["string","number"]}}}',
      '{"type":"object","properties":{"value":{"type":["string"]}}}',
    ],
    good: [
      '{"type":"object","properties":{"value":{"anyOf":[{"type":"string"},{"type":"number"}]}}}',
    ],
  },
  on: {
    type(at, member, holder) {
      const { doc } = at.facts;
      if (doc.kind[member] !== Kind.array || !isShownToModel(at)) return;
      // At the root of a tool the list is an error of its own.
      if (holder === at.schema.node && isMcpRoot(at.facts, at.schema, 'input')) return;
      const types = typesAt(doc, member);
      // What is no type is an error of its own: `type/unknown`.
      if (types.length < (doc.after[member] as number) - member - 1) return;
      const [only] = types;
      if (only === undefined || types.some((name) => !at.schema.dialect.types.includes(name)))
        return;
      reportSome(at, types.join(), member, () => ({
        message: `A list of types (${quotedList(types, types.length)}): valid, but some clients and model APIs accept one type only.`,
        ...(types.length === 1 && {
          fixes: () => [
            { title: `Write ${quoted(only)}`, edits: [replaceValue(doc, member, quote(only))] },
          ],
        }),
      }));
    },
  },
});
