import { defineConsumer } from '../define-consumer.ts';
import { input, many } from '../examples.ts';
import { toolsOver } from '../predicates/names.ts';
import { typeList } from '../predicates/types.ts';

export const windsurf = defineConsumer({
  id: 'windsurf',
  title: 'Windsurf',
  kind: 'client',
  rules: [
    {
      id: 'windsurf-100',
      looksAt: '100 tools',
      surface: 'tool count',
      says: 'Cascade exposes at most 100 tools in total; extra ones must be switched off.',
      outcome: 'limited',
      reach: 'list',
      sources: [
        'https://www.desplega.ai/blog/deep-dive-windsurf-mcp-workflows',
        'https://docs.windsurf.com/windsurf/cascade/mcp',
      ],
      date: '2026-06-16',
      confidence: 'third-party',
      examples: { fails: many(101) },
      check: toolsOver(100),
    },
    {
      id: 'windsurf-type-array',
      looksAt: 'type as a list',
      surface: 'schema parsing',
      says: 'The Go-side parser expected a string for type and failed to load the server (Notion, 2025-04).',
      outcome: 'refused',
      reach: 'list',
      sources: ['https://github.com/makenotion/notion-mcp-server/issues/17'],
      date: '2025-04-12',
      confidence: 'observed',
      error: 'cannot unmarshal array into Go struct field .properties of type string',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: ['string', 'null'] } } }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: typeList,
    },
  ],
});
