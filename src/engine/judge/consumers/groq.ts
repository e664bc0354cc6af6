import { defineConsumer } from '../define-consumer.ts';
import { named } from '../examples.ts';
import { nameNot } from '../predicates/names.ts';

export const groq = defineConsumer({
  id: 'groq',
  title: 'Groq',
  kind: 'api',
  rules: [
    {
      id: 'groq-name',
      looksAt: '^[a-zA-Z0-9_-]+$',
      surface: 'function name',
      says: 'Same pattern as OpenAI; other characters give a 400 through Dify.',
      outcome: 'refused',
      reach: 'tool',
      sources: ['https://github.com/langgenius/dify/issues/22867'],
      date: '2025-07-23',
      confidence: 'observed',
      error: 'tools[0].function.name Invalid Pattern',
      examples: { fails: named('<root>'), passes: named('root') },
      check: nameNot(/^[a-zA-Z0-9_-]+$/),
    },
  ],
});
