import { quoted } from '../base/quoted.ts';
import type { Document } from '../json/document.ts';
import { Flag, Kind } from '../json/document.ts';
import { stringAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { unusualText } from './values/unusual-text.ts';

/** Findings of one text; what has more of them is no text. */
const MOST = 50;
const LONE = /\p{Surrogate}/u;
const ESCAPED = /\\u[dD][89a-fA-F]/;

export default defineRule({
  code: 'json/lone-surrogate',
  severity: 'info',
  summary: 'A string holds half of a character.',
  why: 'A lone surrogate has no form in UTF-8: some readers put U+FFFD in its place, others refuse the text.',
  source: ['RFC 8259, section 8.2'],
  examples: {
    bad: [
      '{"type":"string","const":"\\ud800"}',
      '{"type":"object","properties":{"a\\udc00":{"type":"null"}}}',
    ],
    good: ['{"type":"string","const":"\\ud83d\\ude00"}'],
  },
  document({ doc }, report) {
    const unusual = unusualText(doc);
    const raw = unusual.raw && LONE.test(doc.text);
    if (!raw && !(unusual.escaped && ESCAPED.test(doc.text))) return;
    let left = MOST;
    for (let node = 0; node < doc.count && left > 0; node++) {
      const text = halved(doc, node, raw);
      if (text === undefined) continue;
      left--;
      report({
        node,
        message: `${quoted(text)} holds a lone surrogate, half of a character: it cannot be written as UTF-8.`,
      });
    }
  },
});

function halved(doc: Document, node: number, raw: boolean): string | undefined {
  const flags = doc.flags[node] as number;
  if ((doc.key[node] as number) >= 0 && (raw || (flags & Flag.escapedKey) !== 0)) {
    const name = doc.names.name(doc.key[node] as number);
    if (LONE.test(name)) return name;
  }
  if (doc.kind[node] !== Kind.string || !(raw || (flags & Flag.escaped) !== 0)) return undefined;
  const text = stringAt(doc, node);
  return LONE.test(text) ? text : undefined;
}
