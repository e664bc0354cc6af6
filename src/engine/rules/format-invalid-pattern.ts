import { quoted } from '../base/quoted.ts';
import { renameMember, replaceValue } from '../json/edit.ts';
import { quote } from '../json/strings.ts';
import { defineRule } from './define-rule.ts';
import { reportSome } from './report-some.ts';
import { patterns } from './values/patterns-at.ts';
import { foreignForm, syntaxOf } from './values/regex-syntax.ts';

export default defineRule({
  code: 'format/invalid-pattern',
  severity: 'error',
  summary: 'A pattern is not a regular expression.',
  why: 'A pattern is ECMA-262, read in Unicode mode. A validator that compiles it fails on the whole schema, and a client then drops the tool or the list.',
  source: ['JSON Schema 2020-12 core, section 6.4', 'ECMA-262, section 22.2.1'],
  examples: {
    bad: [
      '{"type":"string","pattern":"("}',
      '{"type":"string","pattern":"^(?P<year>[0-9]+)$"}',
      '{"type":"object","patternProperties":{"[z-a]":{"type":"string"}}}',
      '{"type":"string","pattern":"^a\\\\-b$"}',
    ],
    good: [
      '{"type":"string","pattern":"^(?<year>[0-9]+)$"}',
      '{"type":"string","pattern":"^[\\\\w.-]+$"}',
    ],
  },
  on: patterns((at, pattern, node, isName) => {
    const syntax = syntaxOf(pattern);
    if (syntax.kind === 'good') return;
    const { doc } = at.facts;
    const hint = foreignForm(pattern);
    const shown = quoted(pattern, 60);
    const message =
      syntax.kind === 'wrong'
        ? `${shown} is not a regular expression of ECMA-262 (${syntax.reason}).`
        : `${shown} is a regular expression only outside Unicode mode (${syntax.reason}); validators that use that mode refuse the schema.`;
    const plain = syntax.kind === 'not-unicode' ? syntax.plain : undefined;
    reportSome(at, pattern, node, () => ({
      message: hint === undefined ? message : `${message} ${hint}`,
      severity: syntax.kind === 'wrong' ? 'error' : 'warning',
      ...(plain !== undefined && {
        fixes: () => [
          {
            title: 'Leave out the backslashes that do nothing',
            edits: [
              isName ? renameMember(doc, node, plain) : replaceValue(doc, node, quote(plain)),
            ],
          },
        ],
      }),
    }));
  }),
});
