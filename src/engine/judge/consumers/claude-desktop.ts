import { defineConsumer } from '../define-consumer.ts';
import { named, output } from '../examples.ts';
import { nameNot } from '../predicates/names.ts';
import { rootNotObject } from '../predicates/roots.ts';

export const claudeDesktop = defineConsumer({
  id: 'claude-desktop',
  title: 'Claude Desktop and claude.ai',
  kind: 'client',
  rules: [
    {
      id: 'cd-name-64',
      looksAt: '^[a-zA-Z0-9_-]{1,64}$',
      surface: 'remote connector tool name',
      says: 'The front end refuses dots, spaces and more than 64 characters; one bad name withholds the whole connector from every chat.',
      outcome: 'refused',
      reach: 'list',
      sources: [
        'https://github.com/evoila/meho/issues/2745',
        'https://github.com/NetApp/netapp-dataops-toolkit/issues/38',
      ],
      date: '2026-08-02',
      confidence: 'observed',
      error:
        "FrontendRemoteMcpToolDefinition.name: String should match pattern '^[a-zA-Z0-9_-]{1,64}$'",
      examples: { fails: named('meho.agents.grant'), passes: named('meho_agents_grant') },
      check: nameNot(/^[a-zA-Z0-9_-]{1,64}$/),
    },
    {
      id: 'cd-output-root',
      looksAt: 'outputSchema root not object',
      surface: 'tools/list',
      says: 'A union output root leaves the tool list empty while the server shows as connected.',
      outcome: 'refused',
      reach: 'list',
      sources: ['https://github.com/anthropics/claude-code/issues/10030'],
      date: '2025-10-21',
      confidence: 'observed',
      error: 'Invalid literal value, expected "object"',
      examples: {
        fails: output({ anyOf: [{ type: 'object', properties: { a: { type: 'string' } } }] }),
        passes: output({ type: 'object', properties: {} }),
      },
      check: rootNotObject('output'),
    },
  ],
});
