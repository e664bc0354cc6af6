import { defineRule } from './define-rule.ts';
import { reportSome } from './report-some.ts';
import { patterns } from './values/patterns-at.ts';
import { regexTokens } from './values/regex-tokens.ts';

export default defineRule({
  code: 'format/lookaround',
  severity: 'warning',
  summary: 'A regular expression looks around or refers back.',
  why: 'Valid ECMA-262, but engines that match in linear time (those of Go and Rust, grammar-based decoding) and some model APIs know neither, and refuse the tool.',
  source: [
    'JSON Schema 2020-12 core, section 6.4: the interoperable subset',
    'https://github.com/google/re2/wiki/Syntax',
    'https://github.com/ggml-org/llama.cpp/blob/master/grammars/README.md',
  ],
  examples: {
    bad: [
      '{"type":"string","pattern":"^(?!undefined$|null$)"}',
      '{"type":"string","pattern":"^(.)\\\\1$"}',
      '{"type":"object","patternProperties":{"^(?=a)":{"type":"string"}}}',
    ],
    good: ['{"type":"string","pattern":"^(?:draft|final)-[(?!]$"}'],
  },
  on: patterns((at, pattern, node) => {
    if (!/\(\?|\\[1-9k]/.test(pattern)) return;
    let finding: string | undefined;
    for (const token of regexTokens(pattern)) {
      if (token.kind === 'open' && token.look)
        finding = token.text.includes('<') ? 'looks behind' : 'looks ahead';
      else if (token.kind === 'atom' && token.back) finding = 'refers back to a group';
      if (finding !== undefined) break;
    }
    if (finding === undefined) return;
    const message = `This regular expression ${finding}: valid ECMA-262, but refused by engines that match in linear time (Go, Rust) and by some model APIs.`;
    reportSome(at, pattern, node, () => ({ message }));
  }),
});
