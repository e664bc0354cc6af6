import { stamped } from '../judge/predicates/stamps.ts';
import { consumerRule } from './consumers/consumer-rule.ts';
import { defineRule } from './define-rule.ts';

export default defineRule(
  consumerRule({
    code: 'consumer/schema-stamp',
    severity: 'warning',
    summary: 'An input schema is stamped with "$schema".',
    why: 'Correct, and needed where the dialect is not 2020-12. Some model APIs refuse the word wherever it stands, and hosts that pass schemas on unchanged lose the request with it.',
    minds: ['gem-schema-key', 'kimi-patterns', 'nova-root'],
    predicate: stamped,
    message: () => '"$schema" is not a word that every model API takes.',
    source: ['https://github.com/promptfoo/promptfoo/issues/6902'],
    examples: {
      bad: [
        '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{}}',
      ],
      good: ['{"type":"object","properties":{"$schema":{"type":"string"}}}'],
    },
  }),
);
