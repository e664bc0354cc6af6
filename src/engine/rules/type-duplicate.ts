import { quotedList } from '../base/quoted.ts';
import { removeChildren } from '../json/edit.ts';
import { stringAt } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { repeatedStrings } from './values/repeated-items.ts';

export default defineRule({
  code: 'type/duplicate',
  severity: 'error',
  summary: 'A list of types names one twice.',
  why: 'The elements of the list must be unique, so the schema is invalid and validators refuse it.',
  source: ['JSON Schema 2020-12 validation, section 6.1.1'],
  examples: {
    bad: ['{"type":["string","null","string"]}'],
    good: ['{"type":["string","null"]}'],
  },
  on: {
    type({ facts: { doc }, report }, member) {
      const repeated = repeatedStrings(doc, member);
      if (repeated.length === 0) return;
      const names = [...new Set(repeated.map((item) => stringAt(doc, item)))];
      report({
        node: member,
        message: `This list of types names ${quotedList(names)} twice.`,
        fixes: () => [
          { title: 'Name each type once', edits: removeChildren(doc, member, new Set(repeated)) },
        ],
      });
    },
  },
});
