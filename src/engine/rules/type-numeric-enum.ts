import { Kind } from '../json/document.ts';
import { defineRule } from './define-rule.ts';
import { reportSome } from './report-some.ts';
import { isShownToModel } from './values/side.ts';

export default defineRule({
  code: 'type/numeric-enum',
  severity: 'warning',
  summary: 'The values of an enum are numbers.',
  why: 'Valid, but some model APIs take only strings in "enum" and refuse the tool or the whole request. "minimum" and "maximum" say the same for a run of integers.',
  source: ['https://github.com/nanbingxyz/5ire/issues/218'],
  examples: {
    bad: ['{"type":"object","properties":{"geo":{"type":"integer","enum":[0,1,2]}}}'],
    good: [
      '{"type":"object","properties":{"geo":{"type":"integer","minimum":0,"maximum":2},"mode":{"type":"string","enum":["a"]}}}',
    ],
  },
  on: {
    enum(at, member) {
      const { doc } = at.facts;
      if (doc.kind[member] !== Kind.array || !isShownToModel(at)) return;
      const end = doc.after[member] as number;
      for (let item = member + 1; item < end; item = doc.after[item] as number) {
        if (doc.kind[item] !== Kind.number) continue;
        reportSome(at, '', member, () => ({
          message: 'Numbers in "enum": valid, but some model APIs accept strings only.',
        }));
        return;
      }
    },
  },
});
