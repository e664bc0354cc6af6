import { quoted } from '../../base/quoted.ts';
import type { Dialect, Form } from '../../dialects/define-dialect.ts';
import type { Document } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { stringAt, textAt } from '../../json/values.ts';
import type { Complain } from './check-parts.ts';

export function checkNumber(doc: Document, form: Form, member: number, complain: Complain): void {
  const value = Number(textAt(doc, member));
  if (form === 'positive-number') {
    if (!(value > 0)) complain(member, 'must be greater than 0');
  } else if (!Number.isInteger(value) || value < 0)
    complain(member, 'must be a whole number from 0 on');
}

/** Characters that no URI has; a name in a fragment has to encode them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are among them.
const NOT_IN_URI = /[\u0000-\u0020<>"{}|\\^`\u007f-\uffff]|%(?![0-9A-Fa-f]{2})/;

export function checkText(
  doc: Document,
  dialect: Dialect,
  form: Form,
  member: number,
  complain: Complain,
): void {
  // Whether a pattern is a regular expression has a rule of its own: `format/invalid-pattern`.
  if (form === 'string' || form === 'pattern') return;
  const text = stringAt(doc, member);
  if (form === 'anchor') {
    if (dialect.anchorName?.test(text) === false)
      complain(member, `is no name that an anchor may have: ${quoted(text)}`);
    return;
  }
  if (NOT_IN_URI.test(text)) complain(member, `is no URI: ${quoted(text)}`);
  else if (form === 'uri' && !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(text))
    complain(member, `must be an absolute URI: ${quoted(text)}`);
  else if (doc.key[member] === K.$id && !dialect.idAnchors && /#./.test(text)) {
    complain(member, `must not name a place in a document; that is what "$anchor" is for`);
  }
}
