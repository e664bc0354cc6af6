import { useMemo } from 'react';
import { focusOfFinding } from '../state/focus-of-finding.ts';
import { countSeverities, editsOfAll, findingRows, patchOf } from '../state/select-findings.ts';
import { useApp, useAppStore, useSettled } from '../state/use-app.ts';
import { useServices } from '../state/use-services.ts';
import { DiagnosticsPanel } from './diagnostics/diagnostics-panel.tsx';
import type { FindingRow } from './props.ts';
import { useFrame } from './use-frame.ts';

const NONE: readonly FindingRow[] = [];

export function ConnectedDiagnostics() {
  // What is wrong with the text is never old news, so it is never dimmed.
  const frame = useFrame('Diagnostics', false);
  const store = useAppStore();
  const services = useServices();
  const latest = useSettled((s) => s.latest);
  const chosen = useApp((s) => s.arrangement.scope ?? (s.small ? 'tool' : 'all'));
  const tool = useApp((s) => s.focus.toolIndex);
  const selected = useApp((s) => s.focus.finding);
  const catalogue = useApp((s) => s.catalogue);
  // A text that cannot be read has no tools to choose from.
  const scope = latest !== null && latest.report.tools.length === 0 ? 'all' : chosen;
  const only = scope === 'tool' ? tool : null;
  const findings = useMemo(
    () => (latest === null ? NONE : findingRows(latest.report, only)),
    [latest, only],
  );
  const counts = useMemo(() => countSeverities(findings), [findings]);
  const fixable = useMemo(
    () => (latest === null ? 0 : editsOfAll(latest.report, only).fixes),
    [latest, only],
  );
  const why = useMemo(
    () => new Map(catalogue?.rules.map((rule) => [rule.code, rule.why])),
    [catalogue],
  );

  const select = (id: number | null, takeFocus: boolean) => {
    const { focus, findingClosed, placeSelected, beforeModeChosen, small, phonePanelChosen } =
      store.getState();
    if (id === null || latest === null) return findingClosed();
    const isInSchema = latest.report.diagnostics[id]?.toolIndex !== undefined;
    placeSelected(focusOfFinding(latest.report, id, focus), takeFocus);
    if (!takeFocus) return undefined;
    beforeModeChosen(isInSchema ? 'schema' : 'source');
    if (small) phonePanelChosen('before');
    return undefined;
  };

  return (
    <DiagnosticsPanel
      frame={frame}
      findings={findings}
      scope={scope}
      onScope={(next) => store.getState().arranged({ scope: next })}
      counts={counts}
      selected={selected}
      onSelect={(id) => select(id, false)}
      onGoTo={(id) => select(id, true)}
      onApply={services.applyFix}
      fixable={fixable}
      onApplyAll={() => services.applyAllFixes(scope)}
      onCopyLink={(id) => {
        select(id, false);
        services.share('all');
      }}
      whyOf={(code) => why.get(code)}
      patchOf={(id, fix) => {
        const edits = latest?.report.diagnostics[id]?.fixes?.[fix]?.edits;
        return latest === null || edits === undefined ? [] : patchOf(latest.text, edits);
      }}
      rules={catalogue?.rules ?? []}
    />
  );
}
