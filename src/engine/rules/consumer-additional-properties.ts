import { keywords } from '../judge/predicates/keywords.ts';
import { consumerRule } from './consumers/consumer-rule.ts';
import { defineRule } from './define-rule.ts';

export default defineRule(
  consumerRule({
    code: 'consumer/additional-properties',
    severity: 'warning',
    summary: 'An input schema says what further properties are allowed.',
    why: 'Correct, and what strict modes of other APIs ask for. Function declarations of Gemini do not know the word in "parameters" and refuse the request; "parametersJsonSchema" takes it.',
    minds: ['gem-additional', 'nova-root'],
    predicate: keywords(['additionalProperties']),
    rootFirst: 'additionalProperties',
    message: () => '"additionalProperties" is not a word that every model API knows.',
    source: ['https://github.com/promptfoo/promptfoo/issues/6902'],
    examples: {
      bad: [
        '{"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":false}',
        '{"type":"object","properties":{"a":{"type":"object","additionalProperties":{}}}}',
      ],
      good: ['{"type":"object","properties":{"additionalProperties":{"type":"string"}}}'],
    },
  }),
);
