import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'json/empty',
  severity: 'error',
  summary: 'There is no text.',
  why: 'There is nothing to read: give a list of tools, one tool or one schema.',
  source: ['RFC 8259, section 2'],
  examples: { bad: ['', ' \n'], good: ['{"type":"object"}'] },
  document({ doc }, report) {
    if (doc.problem?.code === 'json/empty')
      report({ node: 0, whole: true, message: doc.problem.message });
  },
});
