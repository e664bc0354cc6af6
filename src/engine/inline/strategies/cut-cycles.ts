import { defineStrategy } from '../define-strategy.ts';

export const cutCycles = defineStrategy({
  id: 'cut-cycles',
  title: 'Unroll cycles, then cut them',
  summary:
    'Inlines everything; each cycle is unrolled a set number of times and then ends in an open schema that says so.',
  lossless: false,
  source: ['PrefectHQ/fastmcp and other servers that must send no $ref at all'],
  label: 'ours',
  loses: 'What a cycle asks for below the depth at which it is cut: anything is accepted there.',
  kind: 'inline',
  options: ({ settings }) => ({ unroll: settings.unroll }),
});
