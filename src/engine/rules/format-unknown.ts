import { quoted } from '../base/quoted.ts';
import { replaceValue } from '../json/edit.ts';
import { quote } from '../json/strings.ts';
import { isString, stringAt } from '../json/values.ts';
import type { NodeFix } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { reportSome } from './report-some.ts';
import { formatMeant, originOf, standardFormats } from './values/standard-formats.ts';

export default defineRule({
  code: 'format/unknown',
  severity: 'info',
  summary: 'A format is none that the dialect names.',
  why: 'Valid: a reader ignores a format that it does not know, some with a warning, and nothing is checked. Strict modes of model APIs may refuse it.',
  source: ['JSON Schema 2020-12 validation, section 7', 'OpenAPI 3.0.3, data types'],
  examples: {
    bad: ['{"type":"integer","format":"uint8"}', '{"type":"string","format":"datetime"}'],
    good: ['{"type":"string","format":"date-time"}', '{"type":"string","format":"uuid"}'],
  },
  on: {
    format(at, member) {
      const { doc } = at.facts;
      if (!isString(doc, member)) return;
      const name = stringAt(doc, member);
      const { id, title } = at.schema.dialect;
      const known = standardFormats[id];
      if (known.has(name)) return;
      const meant = formatMeant(name);
      const isMeant = meant !== undefined && known.has(meant);
      reportSome(at, name, member, () => ({
        message: `${quoted(name, 40)} is not a format of JSON Schema ${title}: ${isMeant ? `did you mean ${quoted(meant)}?` : `${originOf(name)}.`}`,
        ...(isMeant && {
          fixes: (): readonly NodeFix[] => [
            { title: `Write ${quoted(meant)}`, edits: [replaceValue(doc, member, quote(meant))] },
          ],
        }),
      }));
    },
  },
});
