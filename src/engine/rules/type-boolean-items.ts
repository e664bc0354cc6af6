import { Kind } from '../json/document.ts';
import { replaceValue } from '../json/edit.ts';
import { K } from '../json/keywords.ts';
import { isBoolean } from '../json/values.ts';
import { defineRule } from './define-rule.ts';
import { reportSome } from './report-some.ts';
import { isShownToModel } from './values/side.ts';

export default defineRule({
  code: 'type/boolean-items',
  severity: 'warning',
  summary: 'The items of an array are described by true or false.',
  why: 'Valid since draft-06, but some model APIs want an object in "items" and refuse the tool. {} says the same as true.',
  source: [
    'JSON Schema 2020-12 core, section 4.3.2',
    'https://github.com/devwhodevs/engraph/issues/32',
  ],
  examples: {
    bad: ['{"type":"object","properties":{"a":{"type":"array","items":true}}}'],
    good: [
      '{"type":"object","properties":{"a":{"type":"array","items":{}}}}',
      '{"type":"object","properties":{"a":{"type":"array","prefixItems":[{"type":"string"}],"items":false}}}',
    ],
  },
  on: {
    items(at, member, holder) {
      const { doc, graph } = at.facts;
      if (!isBoolean(doc, member) || !isShownToModel(at) || !at.schema.dialect.booleanSchemas)
        return;
      // Behind the places of a tuple it ends the list, and nothing else says that.
      if (graph.children.member(holder, K.prefixItems) >= 0) return;
      const isTrue = doc.kind[member] === Kind.true;
      reportSome(at, String(isTrue), member, () => ({
        message: `"items" is ${isTrue} (${isTrue ? 'any item' : 'no item'}): valid, but some model APIs want an object there.`,
        ...(isTrue && {
          fixes: () => [{ title: 'Write {}', edits: [replaceValue(doc, member, '{}')] }],
        }),
      }));
    },
  },
});
