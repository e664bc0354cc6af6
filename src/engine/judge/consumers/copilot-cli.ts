import { defineConsumer } from '../define-consumer.ts';
import { named } from '../examples.ts';
import { nameNot } from '../predicates/names.ts';

export const copilotCli = defineConsumer({
  id: 'copilot-cli',
  title: 'GitHub Copilot CLI',
  kind: 'client',
  rules: [
    {
      id: 'ghcli-name',
      looksAt: 'dot or slash in name',
      surface: 'tool name',
      says: 'With Claude models the dotted name is passed on and the API refuses it.',
      outcome: 'refused',
      reach: 'request',
      sources: ['https://github.com/github/copilot-cli/issues/1879'],
      date: '2026-03-06',
      confidence: 'observed',
      onlyWith: 'Claude models',
      error: "tools.134.custom.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'",
      examples: { fails: named('bin.open'), passes: named('bin_open') },
      check: nameNot(/^[^./]*$/),
    },
  ],
});
