import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { propertiesNoMap } from '../predicates/parameters.ts';
import { typeList } from '../predicates/types.ts';

export const ollama = defineConsumer({
  id: 'ollama',
  title: 'Ollama',
  kind: 'engine',
  rules: [
    {
      id: 'ollama-type-array',
      looksAt: 'type list / properties as list',
      surface: 'tools[].function.parameters',
      says: 'The Go request type once needed a string for type; a list failed to unmarshal. properties must be an object, not a list. Whether current builds take a list was not verified.',
      outcome: 'limited',
      reach: 'parameter',
      sources: ['https://github.com/ollama/ollama/issues/10328'],
      date: '2025-04-25',
      confidence: 'observed',
      disputed: 'Whether current builds take a list was not looked at.',
      error:
        'cannot unmarshal array into Go struct field .tools.function.parameters.properties.type',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: ['string', 'null'] } } }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: either(typeList, propertiesNoMap),
    },
  ],
});
