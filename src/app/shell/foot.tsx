import { further } from '../panels/index.ts';
import type { Tab } from '../ui/tabs.tsx';
import { TabRow } from '../ui/tabs.tsx';
import { Crumbs } from './crumbs.tsx';
import { RunState } from './run-state.tsx';

export const DOCK_TABS: readonly Tab<string>[] = [
  { value: 'overview', label: 'Overview' },
  ...further.map(({ id, title }) => ({ value: id, label: title })),
];

export function Foot({ showTabs }: { readonly showTabs: boolean }) {
  return (
    <footer className="foot">
      {showTabs ? <TabRow label="Dock" tabs={DOCK_TABS} className="foot-tabs" /> : null}
      <Crumbs />
      <RunState />
    </footer>
  );
}
