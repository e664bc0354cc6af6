import { K } from '../json/keywords.ts';
import { isObject } from '../json/values.ts';
import type { Visit } from './define-rule.ts';
import { defineRule } from './define-rule.ts';
import { reportSome } from './report-some.ts';
import { propertiesIn } from './values/named-properties.ts';
import { isShownToModel } from './values/side.ts';

/** Each of these says, here or behind it, what the value may be. */
const TELLING: ReadonlySet<number> = new Set([
  K.type,
  K.enum,
  K.const,
  K.$ref,
  K.$dynamicRef,
  K.$recursiveRef,
  K.anyOf,
  K.oneOf,
  K.allOf,
  K.not,
  K.if,
]);

const CONDITIONS: ReadonlySet<number> = new Set([K.if, K.then, K.else, K.not]);

export default defineRule({
  code: 'type/untyped-property',
  severity: 'warning',
  summary: 'A parameter has no type.',
  why: 'Valid: any JSON value is accepted. But a model then often sends a string, also where an object was meant, and some model APIs refuse the tool.',
  source: [
    'https://github.com/anthropics/claude-code/issues/60963',
    'https://github.com/google-gemini/gemini-cli/pull/5694',
  ],
  examples: {
    bad: ['{"type":"object","properties":{"extra":{"description":"any JSON value"}}}'],
    good: [
      '{"type":"object","properties":{"extra":{"type":"string","description":"JSON"},"mode":{"enum":["a"]}}}',
      '{"type":"object","properties":{"a":{"type":"string"}},"allOf":[{"if":{"required":["a"]},"then":{"properties":{"a":{"minLength":1}}}}]}',
    ],
  },
  on: {
    properties(at, member, holder) {
      const { doc } = at.facts;
      if (!isShownToModel(at) || isAddition(at, holder)) return;
      for (const property of propertiesIn(doc, member)) {
        if (!isObject(doc, property)) continue;
        const end = doc.after[property] as number;
        let telling = false;
        for (let word = property + 1; word < end && !telling; word = doc.after[word] as number) {
          telling = TELLING.has(doc.key[word] as number);
        }
        if (telling) continue;
        reportSome(at, '', property, () => ({
          message:
            'No type: any JSON value is accepted. A model tends to send a string here, and some model APIs refuse the tool.',
        }));
      }
    },
  },
});

/** A branch that adds to properties which are described elsewhere: `then`, or a schema without a type of its own. */
function isAddition({ facts: { doc, graph }, schema }: Visit, holder: number): boolean {
  if (holder === schema.node) return false;
  return CONDITIONS.has(doc.key[holder] as number) || graph.children.member(holder, K.type) < 0;
}
