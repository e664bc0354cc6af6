import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { Report, Severity, Side } from '../../engine/report-types.ts';
import { useApp, useSettled } from '../state/use-app.ts';
import { countOf, formatBytes, formatCount, formatGrowthOf } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { SeverityMark } from '../ui/severity-mark.tsx';
import { shortDialect } from './verdict-facts.ts';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** The verdict on the chosen schema in four fields; each leads to the panel that says more. */
export function PhoneVerdict() {
  const report = useSettled((s) => s.shown?.report);
  const toolIndex = useApp((s) => s.focus.toolIndex);
  const side = useApp((s) => s.focus.side);
  const facts = useMemo(
    () => (report === undefined || toolIndex === null ? null : factsOf(report, toolIndex, side)),
    [report, toolIndex, side],
  );
  if (facts === null) return <div className="pverdict" />;
  const { counts, schema } = facts;
  const found = SEVERITIES.filter((severity) => counts[severity] > 0);
  const { bytes, cycles, dialect } = schema;
  return (
    <div className="pverdict num">
      <Field label="Findings" panel="diagnostics">
        {found.length === 0 ? (
          <span className="part">
            <SeverityMark level="pass" spoken={false} /> none
          </span>
        ) : null}
        {/* The two worst have room. */}
        {found.slice(0, 2).map((severity) => (
          <span key={severity} className="part">
            <SeverityMark level={severity} spoken={false} /> {countOf(counts[severity], severity)}
          </span>
        ))}
      </Field>
      <Field label="Dialect" panel="diagnostics">
        <span className="part">
          {dialect.contradicted ? <Icon name="warning" className="warning" /> : null}
          {shortDialect(dialect.inForce)}
          {dialect.contradicted ? ', contradicted' : ''}
        </span>
      </Field>
      <Field label="Cycles" panel="cycle-graph">
        <span className="part">
          {cycles.length === 0 ? null : <Icon name="cycle" />}
          {cycles.length === 0 ? 'none' : formatCount(cycles.length)}
        </span>
      </Field>
      <Field label="Size" panel="size">
        {formatBytes(bytes.before)} to {formatBytes(bytes.after)}{' '}
        <b className="strong">{formatGrowthOf(bytes.before, bytes.after)}</b>
      </Field>
    </div>
  );
}

function factsOf({ tools, diagnostics }: Report, toolIndex: number, side: Side) {
  const schema = tools[toolIndex]?.schemas.find((one) => one.side === side);
  if (schema === undefined) return null;
  const counts = { error: 0, warning: 0, info: 0 };
  for (const one of diagnostics) if (one.toolIndex === toolIndex) counts[one.severity] += 1;
  return { schema, counts };
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
