import { defineConsumer } from '../define-consumer.ts';
import { input, many, named, output } from '../examples.ts';
import { prefixedLonger, toolsOver } from '../predicates/names.ts';
import { rootNotObject } from '../predicates/roots.ts';

export const cursor = defineConsumer({
  id: 'cursor',
  title: 'Cursor',
  kind: 'client',
  rules: [
    {
      id: 'cursor-60',
      looksAt: 'server + tool name 60 characters',
      surface: 'tool name',
      says: 'Tools whose combined name exceeds the limit are filtered out with a settings warning.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/ComposioHQ/composio/issues/2788',
        'https://github.com/PostHog/posthog/pull/51483',
        'https://github.com/awslabs/mcp/issues/1283',
      ],
      date: '2026-03-18',
      confidence: 'observed',
      error: 'Combined server and tool name length (60) exceeds 60 characters',
      examples: { fails: named('t'.repeat(60)), passes: named('t'.repeat(40)) },
      check: prefixedLonger('{server}', 60),
    },
    {
      id: 'cursor-40',
      looksAt: 'about 40 active tools',
      surface: 'tool count',
      says: 'Third parties report a hard cut at 40 (2025) or degraded choice above 40 (2026); 80 was not confirmed by a stored source.',
      outcome: 'limited',
      reach: 'list',
      sources: [
        'https://365community.online/model-context-protocol-and-the-too-many-tools-problem',
        'https://mcptrove.com/blog/cursor-tool-limit-math',
      ],
      date: '2026-06-17',
      confidence: 'third-party',
      disputed: 'A hard cut at 40 (2025), or worse choices above 40 (2026); 80 was not confirmed.',
      examples: { fails: many(41) },
      check: toolsOver(40),
    },
    {
      id: 'cursor-gemini',
      looksAt: 'schema outside Gemini subset',
      surface: 'Gemini models',
      says: 'The host names the tool whose arguments do not fit the chosen model and blocks the run; the thread does not say which keyword was at fault.',
      outcome: 'refused',
      reach: 'tool',
      sources: ['https://github.com/wonderwhy-er/DesktopCommanderMCP/issues/79'],
      date: '2025-04-18',
      confidence: 'observed',
      disputed: 'The thread does not say which keyword was at fault.',
      onlyWith: 'Gemini models',
      error: 'The argument schema for tool ... is incompatible with gemini-2.5-pro',
      examples: { passes: input({ type: 'object', properties: { v: { type: 'string' } } }) },
      check: {
        notCheckable:
          'The report does not say which keyword was at fault; the rules of Gemini API, parameters, are the nearest.',
      },
    },
    {
      id: 'cursor-output-root',
      looksAt: 'outputSchema without type object',
      surface: 'tools/list',
      says: 'The list call fails and no tools are found.',
      outcome: 'refused',
      reach: 'list',
      sources: [
        'https://github.com/anthropics/claude-code/issues/10030',
        'https://github.com/anthropics/claude-code/issues/10031',
      ],
      date: '2025-10-21',
      confidence: 'observed',
      error: 'Error listing tools: invalid_literal expected "object"',
      examples: {
        fails: output({ anyOf: [{ type: 'object', properties: { a: { type: 'string' } } }] }),
        passes: output({ type: 'object', properties: {} }),
      },
      check: rootNotObject('output'),
    },
  ],
});
