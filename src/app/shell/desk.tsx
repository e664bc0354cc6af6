import type { ReactNode } from 'react';
import type { Layout } from 'react-resizable-panels';
import { Group, Panel as Pane, Separator } from 'react-resizable-panels';
import type { PanelEntry } from '../panels/index.ts';
import { further, overview, tools, top } from '../panels/index.ts';
import { useApp } from '../state/use-app.ts';
import { TabPanel, TabSet } from '../ui/tabs.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { DOCK_TABS, Foot } from './foot.tsx';
import { Verdict } from './verdict.tsx';

/** CSS pixels, as the grid of the design says; a person may move every edge. */
const TOOLS = 288;
const DOCK = 312;
const DIAGNOSTICS = 488;
const GRAPH = 376;

/** A pane that keeps its size in pixels when the window changes. */
const fixed = (defaultSize: number, minSize: number) =>
  ({
    defaultSize,
    minSize,
    collapsible: true,
    groupResizeBehavior: 'preserve-pixel-size',
  }) as const;

export function Desk() {
  const maximised = useApp((s) => s.maximised);
  const dock = useApp((s) => s.arrangement.dock);
  const arranged = useApp((s) => s.arranged);
  const alone = [...top, ...overview, ...further].find(({ title }) => title === maximised);
  return (
    <TabSet
      className="desk"
      value={dock}
      tabs={DOCK_TABS}
      onChange={(next) => arranged({ dock: next })}
    >
      <Verdict />
      <main>{alone === undefined ? <Overview dock={dock} /> : <Alone entry={alone} />}</main>
      <Foot showTabs={alone === undefined} />
    </TabSet>
  );
}

function Overview({ dock }: { readonly dock: string }) {
  const [before, after] = top;
  const [diagnostics, graph, size] = overview;
  return (
    <Splits id="desk" vertical>
      <Pane id="top" minSize={120}>
        <Splits id="columns">
          <Pane id="tools" {...fixed(TOOLS, 160)}>
            <Shown entry={tools} />
          </Pane>
          <Edge label="Width of Tools" />
          <Pane id="before" minSize={200} collapsible>
            <Shown entry={before} />
          </Pane>
          <Edge label="Between Before and After" />
          <Pane id="after" minSize={200} collapsible>
            <Shown entry={after} />
          </Pane>
        </Splits>
      </Pane>
      <Edge label="Height of the dock" />
      <Pane id="dock" {...fixed(DOCK, 96)}>
        <TabPanel value="overview" className="dock" tabIndex={-1}>
          <Splits id="dock">
            <Pane id="diagnostics" {...fixed(DIAGNOSTICS, 200)}>
              <Shown entry={diagnostics} />
            </Pane>
            <Edge label="Width of Diagnostics" />
            <Pane id="graph" {...fixed(GRAPH, 200)}>
              <Shown entry={graph} />
            </Pane>
            <Edge label="Between Cycle graph and Size" />
            <Pane id="size" minSize={200} collapsible>
              <Shown entry={size} />
            </Pane>
          </Splits>
        </TabPanel>
        {further.map((entry) => (
          <TabPanel key={entry.id} value={entry.id} className="dock" tabIndex={-1}>
            {dock === entry.id ? <Shown entry={entry} /> : null}
          </TabPanel>
        ))}
      </Pane>
    </Splits>
  );
}

function Alone({ entry }: { readonly entry: PanelEntry }) {
  return (
    <Splits id="alone">
      <Pane id="tools" {...fixed(TOOLS, 160)}>
        <Shown entry={tools} />
      </Pane>
      <Edge label="Width of Tools" />
      <Pane id="panel" minSize={200}>
        <Shown entry={entry} />
      </Pane>
    </Splits>
  );
}

function Shown({ entry }: { readonly entry: PanelEntry | undefined }) {
  if (entry === undefined) return null;
  const { title, Component } = entry;
  return (
    <ErrorBoundary name={title}>
      <Component />
    </ErrorBoundary>
  );
}

/** Panes whose sizes are remembered under the group's id. */
function Splits({
  id,
  vertical = false,
  children,
}: {
  readonly id: string;
  readonly vertical?: boolean;
  readonly children: ReactNode;
}) {
  const sizes = useApp((s) => s.arrangement.sizes.get(id)) as Layout | undefined;
  const paneResized = useApp((s) => s.paneResized);
  return (
    <Group
      id={`panes-${id}`}
      orientation={vertical ? 'vertical' : 'horizontal'}
      {...(sizes === undefined ? {} : { defaultLayout: sizes })}
      onLayoutChanged={(layout, { isUserInteraction }) => {
        if (isUserInteraction) paneResized(id, layout);
      }}
    >
      {children}
    </Group>
  );
}

function Edge({ label }: { readonly label: string }) {
  return <Separator className="edge" aria-label={label} />;
}
