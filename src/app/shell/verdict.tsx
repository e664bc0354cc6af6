import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { isStale, overBudget } from '../state/select-status.ts';
import { useApp, useSettled } from '../state/use-app.ts';
import { countOf, formatBytes, formatCount, formatGrowthOf } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { SeverityMark } from '../ui/severity-mark.tsx';
import { verdictFacts } from './verdict-facts.ts';

/** One line of facts; the growth is the only large number of the page. */
export function Verdict() {
  const shown = useSettled((s) => s.shown);
  const catalogue = useApp((s) => s.catalogue);
  const budget = useApp((s) => s.settings.budgetBytes);
  const stale = useApp(isStale);
  const isEmpty = useApp((s) => s.document.text === '');
  const report = shown?.report;
  const facts = useMemo(
    () => (report === undefined ? null : verdictFacts(report, catalogue)),
    [report, catalogue],
  );
  const over = useMemo(
    () => (report === undefined || budget === undefined ? 0 : overBudget(report, budget)),
    [report, budget],
  );
  if (report === undefined || facts === null || isEmpty) return <div className="verdict" />;
  const { errors, warnings, infos, cycles, bytes } = report.totals;
  return (
    <section className="verdict" aria-label="Verdict" data-stale={stale}>
      <span className="verdict-rest">
        <Fact label="Recognised">{facts.recognised}</Fact>
        {facts.dialect === '' ? null : (
          <Fact label="Dialect">
            {facts.dialect}
            {facts.contradicted === 0 ? null : (
              <span className="part">
                <Icon name="warning" className="warning" /> contradicted in{' '}
                {formatCount(facts.contradicted)}
              </span>
            )}
          </Fact>
        )}
        <Fact label="Findings">
          {errors + warnings + infos === 0 ? (
            <span className="part">
              <SeverityMark level="pass" spoken={false} /> none
            </span>
          ) : null}
          {errors === 0 ? null : <Part level="error">{countOf(errors, 'error')}</Part>}
          {warnings === 0 ? null : <Part level="warning">{countOf(warnings, 'warning')}</Part>}
          {infos === 0 ? null : <Part level="info">{countOf(infos, 'info')}</Part>}
        </Fact>
        <Fact label="Cycles">
          <span className="part">
            {cycles === 0 ? null : <Icon name="cycle" />}
            {cycles === 0
              ? 'none'
              : `${formatCount(cycles)} in ${countOf(facts.cycleTools, 'tool')}`}
          </span>
        </Fact>
      </span>
      <Fact label="Size">
        <span className="num">
          {formatBytes(bytes.before)} to {formatBytes(bytes.after)}
        </span>
        <span className="factor num">{formatGrowthOf(bytes.before, bytes.after)}</span>
        {over === 0 ? null : (
          <span className="part">
            <Icon name="warning" className="warning" /> {formatCount(over)} over budget
          </span>
        )}
      </Fact>
    </section>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span className="fact">
      <span className="label">{label}</span>
      {children}
    </span>
  );
}

function Part({
  level,
  children,
}: {
  readonly level: 'error' | 'warning' | 'info';
  readonly children: ReactNode;
}) {
  return (
    <span className="part num">
      <SeverityMark level={level} spoken={false} /> {children}
    </span>
  );
}
