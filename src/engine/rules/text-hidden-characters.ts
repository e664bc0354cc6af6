import { quoted } from '../base/quoted.ts';
import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { replaceValue } from '../json/edit.ts';
import { K } from '../json/keywords.ts';
import { quote } from '../json/strings.ts';
import { stringAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { hiddenIn, mayHoldHidden, withoutHidden } from './values/hidden-characters.ts';
import { unusualText } from './values/unusual-text.ts';

/** Findings of one text. */
const MOST = 200;
/** Values that only people and models read, so that letters nobody sees can go. */
const PROSE: ReadonlySet<number> = new Set([K.title, K.description, K.$comment]);

export default defineRule({
  code: 'text/hidden-characters',
  severity: 'warning',
  summary: 'A name or a text holds characters that nobody sees.',
  why: 'A model reads them where a person does not: tag characters, zero-width characters and direction marks are a known way to hide instructions, and two names may look alike that are not.',
  source: [
    'Unicode Technical Standard 39, section 3',
    'Unicode 16.0, section 23.9, tag characters',
  ],
  examples: {
    bad: [
      '{"type":"object","description":"Adds two numbers.\u{E0049}\u{E0067}\u{E006E}"}',
      '{"type":"object","properties":{"user\\u200bname":{"type":"string"}}}',
      '{"type":"string","title":"\\u202egnp.exe"}',
    ],
    good: [
      '{"type":"object","description":"A family: \u{1F468}\u200D\u{1F469}\u200D\u{1F467}"}',
      '{"type":"string","title":"naïve 名前"}',
    ],
  },
  document({ doc }, report) {
    const unusual = unusualText(doc);
    if (!(unusual.raw || unusual.escaped) || !mayHoldHidden(doc.text)) return;
    let left = MOST;
    for (let node = 0; node < doc.count && left > 0; node++) {
      if (isPlain(doc, node)) continue;
      const name = doc.key[node] as number;
      const inName = name < 0 ? [] : hiddenIn(doc.names.name(name));
      const text = doc.kind[node] === Kind.string ? stringAt(doc, node) : '';
      const inText = hiddenIn(text);
      if (inName.length === 0 && inText.length === 0) continue;
      left--;
      const which = [...new Set([...inName, ...inText])];
      const more = which.length > 4 ? ` and ${which.length - 4} others` : '';
      report({
        node,
        message: `${inName.length > 0 ? `The name ${quoted(doc.names.name(name))}` : 'This text'} holds characters that are not seen: ${which.slice(0, 4).join(', ')}${more}.`,
        ...(inName.length === 0 &&
          PROSE.has(name) && {
            fixes: () => [
              {
                title: 'Remove the characters that are not seen',
                edits: [replaceValue(doc, node, quote(withoutHidden(text)))],
              },
            ],
          }),
      });
    }
  },
});

/** Numbers, objects and the like in arrays hold no letters. */
const isPlain = (doc: Document, node: number): boolean =>
  (doc.key[node] as number) < 0 && doc.kind[node] !== Kind.string;
