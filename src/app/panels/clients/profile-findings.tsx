import type { Checked, CheckFinding } from '../../../engine/protocol.ts';
import { Button } from '../../ui/button.tsx';
import { countOf, formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';

/** More would be a wall; the command prints all. */
const SHOWN = 50;

/** What the profile finds in what it serves, or why it cannot be used. */
export function ProfileFindings({
  checked,
  onGoTo,
}: {
  readonly checked: Checked;
  readonly onGoTo: (tool: number, pointer: string) => void;
}) {
  if (checked.kind === 'unusable')
    return (
      <ul role="alert">
        {checked.problems.map((problem) => (
          <li key={problem}>
            <Icon name="error" className="error" /> {problem}
          </li>
        ))}
      </ul>
    );
  const { findings, totals, skipped } = checked.report;
  const { errors, warnings, infos } = totals;
  return (
    <>
      <p>
        {errors === 0 ? 'It passes: ' : 'It fails: '}
        {countOf(errors, 'error')}, {countOf(warnings, 'warning')}, {countOf(infos, 'info')}.
        {skipped.length === 0 ? '' : ` Left out: ${skipped.join(', ')}.`}
      </p>
      <ul className="profile-findings">
        {findings.slice(0, SHOWN).map((finding, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings of a report have no other identity and never move
          <Finding key={at} finding={finding} onGoTo={onGoTo} />
        ))}
      </ul>
      {findings.length > SHOWN ? (
        <p className="small muted">
          {formatCount(findings.length - SHOWN)} more; <code>refscope check</code> lists all.
        </p>
      ) : null}
    </>
  );
}

function Finding({
  finding: { code, severity, message, tool, toolIndex, pointer },
  onGoTo,
}: {
  readonly finding: CheckFinding;
  readonly onGoTo: (tool: number, pointer: string) => void;
}) {
  return (
    <li>
      <SeverityMark level={severity} spoken={false} /> <b className="strong">{severity}</b>{' '}
      <code>{code}</code> {message}{' '}
      {toolIndex === undefined ? null : (
        <Button look="line" onClick={() => onGoTo(toolIndex, pointer)}>
          Go to {tool}
        </Button>
      )}
    </li>
  );
}
