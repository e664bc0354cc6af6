// Reproduces a system with its faults; see fastmcp-prune.
import { defineStrategy } from '../inline/define-strategy.ts';
import { pruneDefinitions } from './fastmcp-prune.ts';
import { resolveRootReference } from './fastmcp-root.ts';
import { isDict, pythonValueAt } from './python-value.ts';

export const fastmcpCompress = defineStrategy({
  id: 'fastmcp-compress',
  title: 'FastMCP, compressing',
  summary:
    'Resolves a reference at the root and drops definitions that seem unused; inlines nothing.',
  lossless: false,
  source: ['PrefectHQ/fastmcp, compress_schema'],
  label: 'transcribed',
  version: '743ddffd',
  loses: 'Definitions reached by a deep, escaped, percent-encoded or anchor reference.',
  kind: 'transform',
  read: pythonValueAt,
  transform: (schema) => (isDict(schema) ? pruneDefinitions(resolveRootReference(schema)) : schema),
});
