import { lazy, Suspense, useMemo, useState } from 'react';
import type { Severity } from '../../../engine/report-types.ts';
import { Button } from '../../ui/button.tsx';
import { countOf, formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import type { DiagnosticsProps } from '../props.ts';
import { FindingList } from './finding-list.tsx';

const RuleDialog = lazy(async () => ({
  default: (await import('./rule-dialog.tsx')).RuleDialog,
}));

const severities: readonly Severity[] = ['error', 'warning', 'info'];
const scopes = [
  { value: 'tool', label: 'This tool' },
  { value: 'all', label: 'All' },
] as const;

/** What is wrong, why it matters, and the edit that mends it. */
export function DiagnosticsPanel(props: DiagnosticsProps) {
  const { frame, findings, counts, scope, fixable } = props;
  const [hidden, setHidden] = useState<ReadonlySet<Severity>>(new Set());
  const [explained, setExplained] = useState<string | null>(null);
  const shown = useMemo(
    () =>
      hidden.size === 0 ? findings : findings.filter((finding) => !hidden.has(finding.severity)),
    [findings, hidden],
  );
  const toggle = (severity: Severity) =>
    setHidden((old) => {
      const next = new Set(old);
      if (!next.delete(severity)) next.add(severity);
      return next;
    });
  const applyAll =
    fixable > 0 ? (
      <Button look={frame.small ? 'fill' : 'quiet'} onClick={props.onApplyAll}>
        Apply {formatCount(fixable)} {fixable === 1 ? 'fix' : 'fixes'}
      </Button>
    ) : null;
  return (
    <Panel
      frame={frame}
      headClassName="diagnostics-head"
      facts={severities.map((severity) => (
        <button
          key={severity}
          type="button"
          className="count num"
          aria-pressed={!hidden.has(severity)}
          aria-label={countOf(counts[severity], severity)}
          title={`${hidden.has(severity) ? 'Show' : 'Hide'} ${severity}s`}
          onClick={() => toggle(severity)}
        >
          <SeverityMark level={severity} spoken={false} />
          {formatCount(counts[severity])}
        </button>
      ))}
      tools={
        <>
          <Segmented label="Scope" value={scope} segments={scopes} onChange={props.onScope} />
          {frame.small ? null : applyAll}
        </>
      }
    >
      {shown.length > 0 ? (
        <FindingList {...props} findings={shown} onExplain={setExplained} />
      ) : (
        <NoFindings scope={scope} hidden={findings.length} onShow={() => setHidden(new Set())} />
      )}
      {frame.small && applyAll !== null ? <div className="panel-foot">{applyAll}</div> : null}
      {explained === null ? null : (
        <Suspense>
          <RuleDialog code={explained} rules={props.rules} onClose={() => setExplained(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

function NoFindings({
  scope,
  hidden,
  onShow,
}: {
  readonly scope: 'tool' | 'all';
  readonly hidden: number;
  readonly onShow: () => void;
}) {
  return (
    <div className="body">
      {/* The list stands even when it is empty, so that its place is known. */}
      <ul aria-label="Findings" className="visually-hidden" />
      <div className="empty">
        {hidden > 0 ? (
          <>
            <strong>{countOf(hidden, 'finding')} hidden by severity</strong>
            <Button look="fill" onClick={onShow}>
              Show all
            </Button>
          </>
        ) : (
          <>
            <Icon name="pass" size="l" className="pass" />
            <strong>Nothing found {scope === 'tool' ? 'in this tool' : 'in this text'}</strong>
            No rule objects. That is no proof that every reader agrees.
          </>
        )}
      </div>
    </div>
  );
}
