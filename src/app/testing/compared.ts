import type { StrategyInfo, StrategySize } from '../../engine/protocol.ts';
import type { Equivalence, JudgeInfo, SchemaRef, Witness } from '../../judge/types.ts';
import type { ComparedRow } from '../state/strategies-slice.ts';

/** Rows of the table of strategies for tests, as small as the question at hand. */
export const schemaRef: SchemaRef = {
  tool: 'draw',
  toolIndex: 0,
  side: 'input',
  pointer: '/inputSchema',
};

export const judge: JudgeInfo = { id: 'hyperjump', title: 'hyperjump', why: 'it is right' };

export const witness = (change: Partial<Witness> = {}): Witness => ({
  schema: schemaRef,
  instance: '{}',
  before: false,
  after: true,
  keyword: 'required',
  keywordPointer: '#/required',
  keywordIn: 'before',
  instancePointer: '',
  change: null,
  judge,
  confirmedBy: [],
  ...change,
});

export const size = (change: Partial<StrategySize> = {}): StrategySize => ({
  strategy: 'lossless',
  before: '100',
  after: '200',
  growth: 2,
  referencesLeft: 0,
  definitionsKept: 0,
  tooLarge: false,
  failed: 0,
  failures: [],
  ...change,
});

const info = (change: Partial<StrategyInfo> = {}): StrategyInfo => ({
  id: 'lossless',
  title: 'Lossless',
  summary: '',
  lossless: true,
  label: 'ours',
  version: '0',
  loses: 'nothing',
  source: [],
  ...change,
});

export const row = (
  of: Partial<StrategyInfo>,
  equivalence: Equivalence,
  sized: Partial<StrategySize> = {},
): ComparedRow => ({
  info: info(of),
  size: { kind: 'known', value: size(sized) },
  verdict: {
    kind: 'known',
    value: {
      strategy: of.id ?? 'lossless',
      seed: 1,
      verdict: equivalence,
      schemas: [{ schema: schemaRef, equivalence }],
    },
  },
  loads: new Map(),
});
