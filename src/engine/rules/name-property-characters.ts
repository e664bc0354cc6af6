import { quoted } from '../base/quoted.ts';
import { defineRule } from './define-rule.ts';
import { reportSome } from './report-some.ts';
import { propertiesIn } from './values/named-properties.ts';
import { isShownToModel } from './values/side.ts';

const SAFE = /^[a-zA-Z0-9_.-]{1,64}$/;

export default defineRule({
  code: 'name/property-characters',
  severity: 'warning',
  summary: 'A parameter has a name that model APIs refuse.',
  why: 'Any name is valid JSON Schema, but model APIs want 1 to 64 letters, digits, underscores, dots and hyphens, and refuse the tool or the whole request.',
  source: ['https://github.com/beautyfree/appstore-connect-mcp/issues/2'],
  examples: {
    bad: [
      '{"type":"object","properties":{"uids[]":{"type":"string"}}}',
      `{"type":"object","properties":{"${'n'.repeat(65)}":{"type":"string"}}}`,
    ],
    good: [
      '{"type":"object","properties":{"filter.any":{"type":"string"},"nested":{"type":"object","properties":{"a b":{"type":"string"}}}}}',
    ],
  },
  on: {
    properties(at, member, holder) {
      // Reports say that nested names are not looked at.
      if (holder !== at.schema.node || !isShownToModel(at)) return;
      const { doc } = at.facts;
      for (const property of propertiesIn(doc, member)) {
        const name = doc.names.name(doc.key[property] as number);
        if (SAFE.test(name)) continue;
        reportSome(at, '', property, () => ({
          message: `The parameter ${quoted(name, 60)} has a name that some model APIs refuse: 1 to 64 letters, digits, underscores, dots and hyphens.`,
        }));
      }
    },
  },
});
