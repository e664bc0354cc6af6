import type { CheckFinding, CheckReport, ConsumerInfo } from '../../engine/index.ts';
import { catalogue, VERSION } from '../../engine/index.ts';
import type { Severity } from '../../engine/report-types.ts';
import { lineAndColumn } from '../text/place.ts';

const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

interface SarifRule {
  readonly id: string;
  readonly shortDescription: { readonly text: string };
  readonly fullDescription?: { readonly text: string };
  readonly helpUri?: string;
}

/**
 * SARIF 2.1.0 (OASIS), the form that code scanning takes. `uri`: where the list lies, relative to the repository.
 * Lines and columns count from 1, columns in UTF-16 units.
 */
export function sarifOf(
  { findings }: CheckReport,
  text: string,
  uri: string,
  consumers: readonly ConsumerInfo[],
): object {
  const codes = [...new Set(findings.map(({ code }) => code))].sort();
  const index = new Map(codes.map((code, i) => [code, i]));
  const placeOf = lineAndColumn(text);
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'refscope',
            version: VERSION,
            rules: codes.map((code) => ruleOf(code, consumers)),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => ({
          ruleId: finding.code,
          ruleIndex: index.get(finding.code),
          level: LEVELS[finding.severity],
          message: { text: finding.message },
          locations: [{ ...physical(finding, uri, placeOf), ...logical(finding) }],
          partialFingerprints: { 'refscope/v1': fingerprintOf(finding) },
        })),
      },
    ],
  };
}

function ruleOf(id: string, consumers: readonly ConsumerInfo[]): SarifRule {
  for (const { rules, title } of consumers) {
    const rule = rules.find((one) => one.id === id);
    if (rule === undefined) continue;
    return {
      id,
      shortDescription: { text: `${title}: ${rule.looksAt}` },
      fullDescription: { text: rule.says },
      ...(rule.sources[0]?.startsWith('https://') && { helpUri: rule.sources[0] }),
    };
  }
  const known = catalogue().rules.find(({ code }) => code === id);
  return known === undefined
    ? { id, shortDescription: { text: id } }
    : { id, shortDescription: { text: known.summary }, fullDescription: { text: known.why } };
}

function physical(
  { range: { start, end } }: CheckFinding,
  uri: string,
  placeOf: (offset: number) => { readonly line: number; readonly column: number },
): object {
  const from = placeOf(start);
  const to = placeOf(end);
  return {
    physicalLocation: {
      artifactLocation: { uri },
      region: {
        startLine: from.line,
        startColumn: from.column,
        endLine: to.line,
        endColumn: to.column,
      },
    },
  };
}

const logical = ({ tool, servedPointer, pointer }: CheckFinding): object => ({
  logicalLocations: [
    { ...(tool !== undefined && { name: tool }), fullyQualifiedName: servedPointer ?? pointer },
  ],
});

/** The same finding in a later run, also where lines have moved or tools stand in another order. */
function fingerprintOf(finding: CheckFinding): string {
  const { client = '', code, pointer, servedPointer, side, tool = '' } = finding;
  const below = (servedPointer ?? pointer).replace(/^.*?\/(inputSchema|outputSchema)/, '');
  return [code, client, tool, side ?? '', below].join(' ');
}
