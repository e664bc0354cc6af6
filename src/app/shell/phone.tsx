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
const TABS = panels.map(({ id, title, short }) => ({ value: id, label: short ?? title }));

/** One panel at a time, opening on what is wrong. */
export function Phone() {
  const panel = useApp((s) => s.phonePanel);
  const chosen = useApp((s) => s.phonePanelChosen);
  return (
    <main>
      <TabSet className="phone-main" value={panel} tabs={TABS} onChange={chosen}>
        <ToolPicker />
        <PhoneVerdict />
        <TabRow label="Panels" tabs={TABS} className="ptabs" />
        <div className="pbody">
          {panels.map(({ id, title, Component }) => (
            <TabPanel key={id} value={id} tabIndex={-1} className="ppanel">
              <ErrorBoundary name={title}>
                <Suspense>
                  <Component />
                </Suspense>
              </ErrorBoundary>
            </TabPanel>
          ))}
        </div>
      </TabSet>
    </main>
  );
}
