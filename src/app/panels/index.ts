import type { ComponentType } from 'react';
import { AfterPanel } from './after/after-panel.tsx';
import { BeforePanel } from './before/before-panel.tsx';
import { ConnectedDiagnostics } from './connected-diagnostics.tsx';
import { ConnectedTools } from './connected-tools.tsx';
import { lazyPanel } from './lazy-panel.tsx';

export interface PanelEntry {
  /** For tabs and what is stored. */
  readonly id: string;
  /** Region name, by contract. */
  readonly title: string;
  /** On a phone's tab, where it differs. */
  readonly short?: string;
  readonly Component: ComponentType;
}

export const tools: PanelEntry = { id: 'tools', title: 'Tools', Component: ConnectedTools };

export const top: readonly PanelEntry[] = [
  { id: 'before', title: 'Before', short: 'Input', Component: BeforePanel },
  { id: 'after', title: 'After', Component: AfterPanel },
];

/** Side by side in the dock, under the tab `Overview`. */
export const overview: readonly PanelEntry[] = [
  { id: 'diagnostics', title: 'Diagnostics', Component: ConnectedDiagnostics },
  {
    id: 'cycle-graph',
    title: 'Cycle graph',
    short: 'Graph',
    Component: lazyPanel('Cycle graph', async () => {
      const { ConnectedGraph } = await import('./connected-graph.tsx');
      return ConnectedGraph;
    }),
  },
  {
    id: 'size',
    title: 'Size',
    Component: lazyPanel('Size', async () => {
      const { ConnectedSize } = await import('./connected-size.tsx');
      return ConnectedSize;
    }),
  },
];

/** A further panel fills the dock under a tab of its own: one folder here and one line. */
export const further: readonly PanelEntry[] = [
  {
    id: 'strategies',
    title: 'Strategies',
    Component: lazyPanel('Strategies', async () => {
      const { ConnectedStrategies } = await import('./strategies/connected-strategies.tsx');
      return ConnectedStrategies;
    }),
  },
  {
    id: 'readers',
    title: 'Readers',
    Component: lazyPanel('Readers', async () => {
      const { ConnectedReaders } = await import('./readers/connected-readers.tsx');
      return ConnectedReaders;
    }),
  },
  {
    id: 'arguments',
    title: 'Arguments',
    Component: lazyPanel('Arguments', async () => {
      const { ConnectedArguments } = await import('./arguments/connected-arguments.tsx');
      return ConnectedArguments;
    }),
  },
  {
    id: 'clients',
    title: 'Clients',
    Component: lazyPanel('Clients', async () => {
      const { ConnectedClients } = await import('./clients/connected-clients.tsx');
      return ConnectedClients;
    }),
  },
];
