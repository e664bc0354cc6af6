import type { SchemaView } from '../../engine/protocol.ts';
import type { Diagnostic, Report, SchemaReport, ToolReport } from '../../engine/report-types.ts';

/** Reports for tests, as small as the question at hand. */
export const schema = (change: Partial<SchemaReport> = {}): SchemaReport => ({
  side: 'input',
  pointer: '/tools/0/inputSchema',
  dialect: {
    stamped: null,
    used: null,
    inForce: 'https://json-schema.org/draft/2020-12/schema',
    contradicted: false,
    evidence: [],
  },
  references: { total: 0, local: 0, external: 0, unresolved: 0, onCycle: 0 },
  cycles: [],
  bytes: { before: '100', after: '200', definitions: '0' },
  growth: 2,
  after: { kept: [], lossless: true },
  ...change,
});

export const tool = (
  name: string,
  schemas: readonly SchemaReport[] = [schema()],
  index = 0,
): ToolReport => ({
  name,
  pointer: `/tools/${index}`,
  schemas,
});

export const diagnostic = (change: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'ref/unresolved',
  severity: 'error',
  message: 'Not here',
  pointer: '',
  range: { start: 0, end: 1 },
  ...change,
});

export const report = (
  tools: readonly ToolReport[],
  diagnostics: readonly Diagnostic[] = [],
  shape = 'tools-list-result',
): Report => ({
  reportVersion: 1,
  refscope: '0.1.0',
  settings: { strategy: 'lossless' },
  source: { shape, why: 'It has tools.', bytes: 10, tools: tools.length, schemas: tools.length },
  tools,
  diagnostics,
  totals: {
    bytes: { before: '100', after: '300' },
    errors: diagnostics.length,
    warnings: 0,
    infos: 0,
    cycles: 0,
  },
});

export const view = (change: Partial<SchemaView> = {}): SchemaView => ({
  toolIndex: 0,
  side: 'input',
  pointer: '/tools/0/inputSchema',
  range: { start: 0, end: 2 },
  before: { text: '{}', notes: [], places: [] },
  after: { kind: 'text', shown: { text: '{}', notes: [], places: [] }, bytes: '2' },
  hunks: [],
  marks: [],
  graph: { nodes: [], edges: [], groups: [], width: 0, height: 0, omitted: 0 },
  sizes: { before: '2', after: '2', rows: [] },
  ...change,
});
