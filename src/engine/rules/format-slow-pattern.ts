import { quoted } from '../base/quoted.ts';
import { defineRule } from './define-rule.ts';
import { reportSome } from './report-some.ts';
import { patterns } from './values/patterns-at.ts';
import { isLikelySlow } from './values/slow-regex.ts';

export default defineRule({
  code: 'format/slow-pattern',
  severity: 'warning',
  summary: 'A regular expression can take exponential time.',
  why: 'Where a repeated part can be split in many ways, an engine that backtracks tries them all, and a short argument can stop a server. Repeat the part once, or put something fixed between the repetitions.',
  source: ['CWE-1333', 'JSON Schema 2020-12 core, section 13: regular expressions and security'],
  examples: {
    bad: [
      '{"type":"string","pattern":"^(a+)+$"}',
      '{"type":"string","pattern":"^([a-z]+ ?)*$"}',
      '{"type":"string","pattern":"^(a|ab)*$"}',
    ],
    good: [
      '{"type":"string","pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$"}',
      '{"type":"string","pattern":"^(?:cat|dog)+$"}',
    ],
  },
  on: patterns((at, pattern, node) => {
    if (!isLikelySlow(pattern)) return;
    const message = `${quoted(pattern, 60)} repeats what is repeated itself: an engine that backtracks can take exponential time.`;
    reportSome(at, pattern, node, () => ({ message }));
  }),
});
