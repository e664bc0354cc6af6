import { Suspense } from 'react';
import type { PanelEntry } from '../panels/index.ts';
import { further, overview, top } from '../panels/index.ts';
import { useApp } from '../state/use-app.ts';
import { TabPanel, TabRow, TabSet } from '../ui/tabs.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PhoneVerdict } from './phone-verdict.tsx';
import { ToolPicker } from './tool-picker.tsx';

const [diagnostics, ...rest] = overview;
const panels: readonly PanelEntry[] = [
  ...(diagnostics === undefined ? [] : [diagnostics]),
  ...top,
  ...rest,
  ...further,
];
const TABS = panels.map(({ title, short }) => ({ value: title, label: short ?? title }));

/** One panel at a time, opening on what is wrong. */
export function Phone() {
  const panel = useApp((s) => s.phonePanel);
  const chosen = useApp((s) => s.phonePanelChosen);
  return (
    <TabSet className="phone-main" value={panel} tabs={TABS} onChange={chosen}>
      <ToolPicker />
      <PhoneVerdict />
      <TabRow label="Panels" tabs={TABS} className="ptabs" />
      <main className="pbody">
        {panels.map(({ title, Component }) => (
          <TabPanel key={title} value={title} tabIndex={-1} className="ppanel">
            <ErrorBoundary name={title}>
              <Suspense>
                <Component />
              </Suspense>
            </ErrorBoundary>
          </TabPanel>
        ))}
      </main>
    </TabSet>
  );
}
