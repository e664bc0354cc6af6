import { useEffect, useMemo } from 'react';
import { focusOfPlace } from '../../state/focus-of-place.ts';
import { useApp, useAppStore, useSettled } from '../../state/use-app.ts';
import { useServices } from '../../state/use-services.ts';
import { useFrame } from '../use-frame.ts';
import { ClientsPanel } from './clients-panel.tsx';
import '../../styles/judge.css';
import '../../styles/mark-grid.css';
import '../../styles/clients.css';

export function ConnectedClients() {
  const frame = useFrame('Clients');
  const store = useAppStore();
  const { judging, copy, download } = useServices();
  useEffect(() => judging.watch('clients'), [judging]);
  const judged = useSettled((s) => s.clientsJudged);
  const consumers = useApp((s) => s.consumers);
  const strategies = useApp((s) => s.catalogue?.strategies);
  const selectedTool = useApp((s) => s.focus.toolIndex);
  const shown = useApp((s) => s.clientsShown);
  const rule = useApp((s) => s.clientRule);
  const server = useApp((s) => s.serverName);
  const profile = useApp((s) => s.profileText);
  const mine = useApp((s) => s.arrangement.mine);
  const client = useApp((s) => s.settings.client ?? null);
  const actions = useMemo(() => {
    const { clientsShownChosen, clientRuleChosen, serverNamed, strategyChosen, profileChanged } =
      store.getState();
    return {
      onSelectTool: (tool: number) => {
        const { focus, toolSelected } = store.getState();
        if (focus.toolIndex !== tool) toolSelected(tool);
      },
      onShown: clientsShownChosen,
      onRule: clientRuleChosen,
      onServer: serverNamed,
      onStrategy: strategyChosen,
      onProfile: profileChanged,
      onCopy: copy,
      onSave: download,
      onMine: (id: string) => {
        const { arrangement, arranged } = store.getState();
        const { mine: now } = arrangement;
        arranged({ mine: now.includes(id) ? now.filter((one) => one !== id) : [...now, id] });
      },
      onGoTo: (tool: number, pointer: string) => {
        const state = store.getState();
        if (state.shown === null) return;
        state.placeSelected(focusOfPlace(state.shown.report, tool, pointer, state.focus), false);
      },
      onCancel: () => judging.cancel('clients'),
      onAgain: () => judging.again('clients'),
    };
  }, [store, judging, copy, download]);
  return (
    <ClientsPanel
      frame={frame}
      judged={judged}
      consumers={consumers}
      strategies={strategies ?? []}
      selectedTool={selectedTool}
      shown={shown}
      rule={rule}
      server={server}
      mine={mine}
      profile={profile}
      client={client}
      {...actions}
    />
  );
}
