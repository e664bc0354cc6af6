// Reproduces a system with its faults; see fastmcp-dereference.
import { defineStrategy } from '../inline/define-strategy.ts';
import { dereference } from './fastmcp-dereference.ts';
import { pythonValueAt } from './python-value.ts';

export const fastmcp = defineStrategy({
  id: 'fastmcp',
  title: 'FastMCP, dereferencing',
  summary:
    'Inlines every reference, or none where any definition is recursive or any pointer leads nowhere.',
  lossless: false,
  source: ['PrefectHQ/fastmcp, dereference_refs', 'jsonref 1.1.0'],
  label: 'transcribed',
  version: '743ddffd',
  loses:
    'External references and those by $id, and what the target says where both sides say it; a discriminator becomes a requirement; a chain of 1,000 definitions and more overflows it.',
  kind: 'transform',
  read: pythonValueAt,
  transform: dereference,
});
