import { DEEPEST } from '../json/parse.ts';
import { defineRule } from './define-rule.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

export default defineRule({
  code: 'json/too-deep',
  severity: 'error',
  summary: 'The text is nested too deep to be read.',
  why: 'Nobody writes this by hand, and most readers run out of stack long before. Look for a generator that follows a cycle.',
  source: ['RFC 8259, section 9: a reader may limit the depth of nesting'],
  examples: {
    bad: [`{"type":"object","default":${nested(DEEPEST + 1)}}`],
    good: [`{"type":"object","default":${nested(20)}}`],
  },
  document({ doc }, report) {
    if (doc.problem?.code !== 'json/too-deep') return;
    const { at, message } = doc.problem;
    report({ node: 0, whole: true, place: { start: at, end: at + 1 }, message });
  },
});
