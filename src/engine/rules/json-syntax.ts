import { guess } from '../json/guess.ts';
import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'json/syntax',
  severity: 'error',
  summary: 'The text is not JSON.',
  why: 'A reader that takes JSON stops here and sees none of the tools.',
  source: ['RFC 8259, section 2'],
  examples: {
    bad: [
      '{"type":"object",}',
      "{'type':'object'}",
      '{"type":"object" // closed\n}',
      '{"type":"object","default":NaN}',
      '{"type":"object"',
    ],
    good: ['{"type":"object"}'],
  },
  document({ doc }, report) {
    const { problem } = doc;
    if (problem?.code !== 'json/syntax') return;
    const meant = guess(doc);
    report({
      node: 0,
      whole: true,
      place: { start: problem.at, end: Math.min(problem.at + 1, doc.given.length) },
      message: meant.message === '' ? problem.message : `${problem.message} ${meant.message}`,
      ...(meant.edits.length > 0 && { fixes: () => [{ title: meant.title, edits: meant.edits }] }),
    });
  },
});
