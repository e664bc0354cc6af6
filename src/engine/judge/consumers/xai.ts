import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { keywords } from '../predicates/keywords.ts';

export const xai = defineConsumer({
  id: 'xai',
  title: 'xAI API (Grok)',
  kind: 'api',
  rules: [
    {
      id: 'xai-bounds',
      looksAt: 'minLength, maxLength, minItems, maxItems, minContains, maxContains',
      surface: 'function parameters',
      says: 'A host found that these make the call fail with 502 and now strips them.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://gitea.pressmess.duckdns.org/admin/Moltbot/src/commit/00347bda754bbdc91f99ca25ffd94c2f4b79f216/src',
      ],
      date: '2026',
      confidence: 'third-party',
      error: '502',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: 'string', maxLength: 5 } } }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: keywords([
        'minLength',
        'maxLength',
        'minItems',
        'maxItems',
        'minContains',
        'maxContains',
      ]),
    },
  ],
});
