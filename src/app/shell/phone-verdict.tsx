import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useApp } from '../state/use-app.ts';
import { countOf, formatBytes, formatCount, formatGrowthOf } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { SeverityMark } from '../ui/severity-mark.tsx';
import { verdictFacts } from './verdict-facts.ts';

/** The verdict in four fields; each leads to the panel that says more. */
export function PhoneVerdict() {
  const report = useApp((s) => s.shown?.report);
  const catalogue = useApp((s) => s.catalogue);
  const facts = useMemo(
    () => (report === undefined ? null : verdictFacts(report, catalogue)),
    [report, catalogue],
  );
  if (report === undefined || facts === null) return <div className="pverdict" />;
  const { errors, warnings, infos, cycles, bytes } = report.totals;
  return (
    <div className="pverdict num">
      <Field label="Findings" panel="diagnostics">
        {errors === 0 ? null : (
          <span className="part">
            <SeverityMark level="error" spoken={false} /> {countOf(errors, 'error')}
          </span>
        )}
        {warnings === 0 ? null : (
          <span className="part">
            <SeverityMark level="warning" spoken={false} /> {countOf(warnings, 'warning')}
          </span>
        )}
        {errors > 0 && warnings > 0 ? null : <span className="part">{countOf(infos, 'info')}</span>}
      </Field>
      <Field label="Dialect" panel="diagnostics">
        <span className="part">
          {facts.contradicted === 0 ? null : <Icon name="warning" className="warning" />}
          {facts.dialect}
          {facts.contradicted === 0 ? '' : ', contradicted'}
        </span>
      </Field>
      <Field label="Cycles" panel="cycle-graph">
        <span className="part">
          {cycles === 0 ? null : <Icon name="cycle" />}
          {cycles === 0 ? 'none' : formatCount(cycles)}
        </span>
      </Field>
      <Field label="Size" panel="size">
        {formatBytes(bytes.before)} to {formatBytes(bytes.after)}{' '}
        <b className="strong">{formatGrowthOf(bytes.before, bytes.after)}</b>
      </Field>
    </div>
  );
}

function Field({
  label,
  panel,
  children,
}: {
  readonly label: string;
  readonly panel: string;
  readonly children: ReactNode;
}) {
  const chosen = useApp((s) => s.phonePanelChosen);
  return (
    <button type="button" onClick={() => chosen(panel)}>
      <span className="label">{label}</span>
      <span className="parts">{children}</span>
    </button>
  );
}
