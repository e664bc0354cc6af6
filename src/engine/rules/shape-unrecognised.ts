import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'shape/unrecognised',
  severity: 'error',
  summary: 'The JSON is nothing that tools or schemas come in.',
  why: 'It was read, but there is nothing in it to look at.',
  source: ['MCP 2025-11-25, server/tools, listing tools'],
  examples: { bad: ['{"hello":1}', 'null', '[7]'], good: ['{"tools":[]}', '{"type":"object"}'] },
  document({ doc, tools }, report) {
    if (doc.problem !== undefined || tools.shape !== 'unrecognised') return;
    report({ node: 0, whole: true, message: tools.why });
  },
});
