import { defineConsumer } from '../define-consumer.ts';
import { described, named } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { nameNot, noDescription, prefixedLonger } from '../predicates/names.ts';

export const amazonQ = defineConsumer({
  id: 'amazon-q',
  title: 'Amazon Q Developer CLI',
  kind: 'client',
  rules: [
    {
      id: 'qcli-name',
      looksAt: '^[a-zA-Z][a-zA-Z0-9_]*$; 64 with server',
      surface: 'tool name',
      says: 'Other characters are sanitised or the tool is excluded; the server and tool together may not exceed 64.',
      outcome: 'limited',
      reach: 'tool',
      sources: [
        'https://github.com/aws/amazon-q-developer-cli/blob/55a78e0f07674e69550bb79f618836895dc199f4/crates/chat-cli/src/cli/chat/tool_manager.rs',
        'https://github.com/awslabs/mcp/issues/643',
      ],
      date: '2025-06-24',
      confidence: 'documented',
      error: 'tool name exceeds max length of 64 when combined with server name',
      examples: { fails: named('t'.repeat(60)), passes: named('get_x') },
      check: either(nameNot(/^[a-zA-Z][a-zA-Z0-9_]*$/), prefixedLonger('{server}___', 64)),
    },
    {
      id: 'qcli-desc',
      looksAt: 'empty description',
      surface: 'tool description',
      says: 'A tool without a description is excluded.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/aws/amazon-q-developer-cli/blob/55a78e0f07674e69550bb79f618836895dc199f4/crates/chat-cli/src/cli/chat/tool_manager.rs',
      ],
      date: '2025',
      confidence: 'documented',
      error: 'tool schema contains empty description',
      examples: { fails: described(''), passes: described('does a') },
      check: noDescription,
    },
  ],
});
