import { Kind } from '../../json/document.ts';
import { consumerById } from '../../judge/consumers/index.ts';
import type { Profile } from '../../judge/profile/define-profile.ts';
import type { Severity } from '../../report-types.ts';
import type { Settings } from '../../settings.ts';
import { VERSION } from '../../version.ts';
import { inspect } from '../inspect.ts';
import { servedBytes } from '../measure.ts';
import { prepare } from '../prepare.ts';
import type { CheckFinding, CheckReport } from './check-types.ts';
import { clientFindings } from './client-findings.ts';
import { judgePrepared } from './judged.ts';
import { profileFindings } from './profile-findings.ts';
import { servedForm } from './served.ts';

/** Without clients a list is held to what MCP itself asks for. */
const DEFAULT_CLIENTS = ['mcp-specification'];

/**
 * Hold a text to a validation profile: prepared as the host prepares it, then judged by its clients, by the profile's own
 * checks, and by the diagnostics that are errors. Never throws on any text.
 */
export function check(text: string, settings: Settings, profile: Profile): CheckReport {
  const given = prepare(text, { ...settings, strategy: profile.strategy });
  const { prepared: served, faults } = servedForm(given, settings, profile);
  const ids = profile.clients.length === 0 ? DEFAULT_CLIENTS : profile.clients;
  const clients = ids.map(consumerById).filter((one) => one !== undefined);
  const scene = { given, served, profile };
  const findings = [
    ...errorsOf(text, settings),
    ...clientFindings(scene, judgePrepared(clients, served, profile.server)),
    ...profileFindings(scene, faults),
  ].flatMap((finding) => withSeverity(finding, profile));
  findings.sort((a, b) => a.range.start - b.range.start || (a.code < b.code ? -1 : 1));
  const count = (wanted: Severity): number =>
    findings.filter(({ severity }) => severity === wanted).length;
  const bytes = (of: typeof given): number =>
    of.source.doc.count === 0 ? 0 : servedBytes(of.source.doc, 0);
  return {
    checkVersion: 1,
    refscope: VERSION,
    shape: given.tools.shape,
    strategy: profile.strategy,
    clients: clients.map(({ id }) => id),
    tools: given.tools.tools.map(({ name }) => name),
    skipped: profile.policy === 'skip' ? withoutObject(given) : [],
    findings,
    totals: {
      errors: count('error'),
      warnings: count('warning'),
      infos: count('info'),
      bytes: { before: bytes(given), after: bytes(served) },
    },
  };
}

/** What is wrong whoever reads it: no rule about consumers in general is an error. */
function errorsOf(text: string, settings: Settings): CheckFinding[] {
  return inspect(text, settings)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ related, fixes, ...diagnostic }) => ({
      ...diagnostic,
      places: 1 + (related?.length ?? 0),
    }));
}

function withSeverity(finding: CheckFinding, { severities }: Profile): CheckFinding[] {
  const wanted = severities.get(finding.code);
  if (wanted === 'off') return [];
  return [wanted === undefined ? finding : { ...finding, severity: wanted }];
}

/** Tools whose input cannot be represented. */
const withoutObject = ({ tools, source: { doc } }: ReturnType<typeof prepare>): string[] =>
  tools.tools
    .filter(({ inputNode }) => inputNode < 0 || doc.kind[inputNode] !== Kind.object)
    .map(({ name }) => name);
