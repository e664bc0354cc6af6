import { Kind } from '../json/document.ts';
import { textAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { reportSome } from './report-some.ts';

/** 2^53 - 1 has as many digits; shorter literals without an exponent are exact. */
const DIGITS = 16;
const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

export default defineRule({
  code: 'json/unsafe-integer',
  severity: 'warning',
  summary: 'A number is too large to be read exactly by most readers.',
  why: 'JavaScript reads it as another number, and some APIs refuse it. A bound that is only the end of an integer type can be left out.',
  source: [
    'RFC 8259, section 6: integers within ±(2^53 − 1) are interoperable',
    'RFC 7493, section 2.2',
  ],
  examples: {
    bad: ['{"type":"integer","maximum":9223372036854775807}', '{"type":"number","maximum":1e400}'],
    good: ['{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}'],
  },
  root(at) {
    const { doc } = at.facts;
    const end = doc.after[at.schema.node] as number;
    for (let node = at.schema.node; node < end; node++) {
      if (doc.kind[node] !== Kind.number) continue;
      const length = (doc.end[node] as number) - (doc.start[node] as number);
      if (length < 4) continue;
      const text = textAt(doc, node);
      const message =
        length >= DIGITS && /^-?\d+$/.test(text) ? beyondSafe(text) : beyondDouble(text);
      if (message !== undefined) reportSome(at, text, node, () => ({ message }));
    }
  },
});

/** Digits beyond this add nothing to a message. */
const SHOWN = 40;
const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

function beyondSafe(text: string): string | undefined {
  // What has more digits than any double is beyond it; BigInt of a megabyte of digits would take its time.
  if (text.length > 310) return beyondDouble(text);
  const value = BigInt(text);
  if (value <= LARGEST && value >= -LARGEST) return undefined;
  const read = Number(text);
  const other = Number.isFinite(read) ? BigInt(read) : undefined;
  if (other === value) {
    return `${short(text)} is beyond ±(2^53 − 1), where JavaScript takes neighbours for the same number; some APIs refuse it.`;
  }
  const seen = other === undefined ? 'Infinity' : short(String(other));
  return `${short(text)} is beyond ±(2^53 − 1): JavaScript reads ${seen}, and some APIs refuse it.`;
}

const beyondDouble = (text: string): string | undefined =>
  /[eE]|\d{300}/.test(text) && !Number.isFinite(Number(text))
    ? `${short(text)} is larger than any double: JavaScript reads Infinity.`
    : undefined;
