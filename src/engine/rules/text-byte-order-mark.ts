import { defineRule } from './define-rule.ts';

export default defineRule({
  code: 'text/byte-order-mark',
  severity: 'info',
  summary: 'The text begins with a byte order mark.',
  why: 'It is ignored here. RFC 8259 forbids writing it, and strict readers stop at the first column at a letter that nobody sees.',
  source: ['RFC 8259, section 8.1'],
  examples: { bad: ['\uFEFF{"type":"object"}'], good: ['{"type":"object"}'] },
  document({ source }, report) {
    if (!source.byteOrderMark) return;
    const message =
      'The text begins with a byte order mark (U+FEFF). It is ignored here; strict readers stop at it.';
    report({ node: 0, whole: true, place: { start: 0, end: 1 }, message });
  },
});
