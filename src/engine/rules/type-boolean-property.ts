import { Kind } from '../json/document.ts';
import { replaceValue } from '../json/edit.ts';
import { isBoolean } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { reportSome } from './report-some.ts';
import { propertiesIn } from './values/named-properties.ts';

export default defineRule({
  code: 'type/boolean-property',
  severity: 'warning',
  summary: 'The schema of a named property is true or false.',
  why: 'Valid since draft-06, but some clients want an object for each property and fail on the whole list. {} says the same as true, {"not":{}} the same as false.',
  source: [
    'JSON Schema 2020-12 core, section 4.3.2',
    'https://www.npmjs.com/package/@modelcontextprotocol/sdk/v/1.32.2',
  ],
  examples: {
    bad: ['{"type":"object","properties":{"payload":true}}'],
    good: [
      '{"type":"object","properties":{"payload":{"type":"string"}},"additionalProperties":false}',
    ],
  },
  on: {
    properties(at, member) {
      const { doc } = at.facts;
      // Where the dialect has no boolean schemas this is an error, and told as one.
      if (!at.schema.dialect.booleanSchemas) return;
      for (const property of propertiesIn(doc, member)) {
        if (!isBoolean(doc, property)) continue;
        const isTrue = doc.kind[property] === Kind.true;
        const object = isTrue ? '{}' : '{"not":{}}';
        reportSome(at, String(isTrue), property, () => ({
          message: `The schema of this property is ${isTrue} (${isTrue ? 'any value' : 'no value'}): valid, but some clients fail on the whole list. ${object} says the same.`,
          fixes: () => [{ title: `Write ${object}`, edits: [replaceValue(doc, property, object)] }],
        }));
      }
    },
  },
});
