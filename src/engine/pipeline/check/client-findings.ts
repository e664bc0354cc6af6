import type { Outcome } from '../../judge/define-consumer.ts';
import type { Verdict } from '../../judge/judge.ts';
import type { Severity } from '../../report-types.ts';
import type { CheckFinding } from './check-types.ts';
import type { Scene } from './scene.ts';
import { placeOf, whose } from './scene.ts';

const SEVERITIES: Readonly<Record<Outcome, Severity>> = {
  refused: 'error',
  limited: 'warning',
  rewritten: 'info',
  ignored: 'info',
  works: 'info',
};

/** What the clients mind, as findings; a refusal is an error only where the policy is to throw. */
export const clientFindings = (scene: Scene, verdicts: readonly Verdict[]): CheckFinding[] =>
  verdicts.map(({ consumer, rule, tool, hit }) => {
    const severity = SEVERITIES[rule.outcome];
    const lenient = severity === 'error' && scene.profile.policy !== 'throw';
    const met = hit.detail === undefined ? '' : ` (${hit.detail})`;
    const only = rule.onlyWith === undefined ? '' : ` With ${rule.onlyWith}.`;
    return {
      code: rule.id,
      severity: lenient ? 'warning' : severity,
      message: `${consumer.title}, ${rule.looksAt}${met}: ${rule.outcome}. ${rule.says}${only}`,
      client: consumer.id,
      outcome: rule.outcome,
      reach: rule.reach,
      ...placeOf(scene, hit.node),
      ...whose(scene, tool, hit.schema),
      places: hit.places,
    };
  });
