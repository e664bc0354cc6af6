import { further, overview, top } from '../panels/index.ts';
import type { AppState } from '../state/app-state.ts';

const panels = [...top, ...overview, ...further];

/** Region name of the one panel that is looked at; undefined where several share the page. */
export function panelShown({
  small,
  phonePanel,
  maximised,
  arrangement,
}: AppState): string | undefined {
  if (small) return panels.find(({ id }) => id === phonePanel)?.title;
  return maximised ?? further.find(({ id }) => id === arrangement.dock)?.title;
}

/** Brings the panel of that region name into view. A name that there is no more changes nothing. */
export function showPanel(state: AppState, title: string): void {
  const panel = panels.find((one) => one.title === title);
  if (panel === undefined) return;
  if (state.small) state.phonePanelChosen(panel.id);
  else if (further.includes(panel)) state.arranged({ dock: panel.id });
  else if (state.maximised !== title) state.panelMaximised(title);
}
