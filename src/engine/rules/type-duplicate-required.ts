import { quotedList } from '../base/quoted.ts';
import { removeChildren } from '../json/edit.ts';
import { stringAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { repeatedStrings } from './values/repeated-items.ts';

export default defineRule({
  code: 'type/duplicate-required',
  severity: 'error',
  summary: '"required" names a property twice.',
  why: 'The elements of the list must be unique, so the schema is invalid and validators refuse it.',
  source: ['JSON Schema 2020-12 validation, section 6.5.3'],
  examples: {
    bad: ['{"type":"object","properties":{"a":{"type":"string"}},"required":["a","a"]}'],
    good: ['{"type":"object","properties":{"a":{"type":"string"}},"required":["a"]}'],
  },
  on: {
    required({ facts: { doc }, report }, member) {
      const repeated = repeatedStrings(doc, member);
      if (repeated.length === 0) return;
      const names = [...new Set(repeated.map((item) => stringAt(doc, item)))];
      report({
        node: member,
        message: `"required" names ${quotedList(names)} twice; its elements must be unique.`,
        fixes: () => [
          {
            title: 'Name each property once',
            edits: removeChildren(doc, member, new Set(repeated)),
          },
        ],
      });
    },
  },
});
