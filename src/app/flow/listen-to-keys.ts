import { TOOLS_FILTER_ID } from '../panels/props.ts';
import { focusOfFinding } from '../state/focus-of-finding.ts';
import { findingRows } from '../state/select-findings.ts';
import { arrangeTools, toolRows } from '../state/select-tools.ts';
import type { AppStore } from '../state/store.ts';
import type { Services } from '../state/use-services.ts';
import type { Command } from './shortcuts.ts';
import { commandOf } from './shortcuts.ts';
import { isSchemaText, isTextField } from './text-field.ts';

/** A shortcut was pressed -> an action, or a service. Captured, so that the editor does not take it first. */
export function listenToKeys(store: AppStore, services: Services): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const command = commandOf(event, isTextField(event.target), isSchemaText(event.target));
      // A dialog or a menu has keys of its own, also in the moment in which the focus is on its way back there.
      if (command === null || store.getState().dialog !== null || isInPopup(event.target)) return;
      if (run(command, store, services)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    { capture: true },
  );
}

const isInPopup = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role="dialog"], [role="menu"], [role="listbox"].pop, .pop') !== null;

/** False: nothing to do here, the key keeps its usual meaning. */
function run(command: Command, store: AppStore, services: Services): boolean {
  const state = store.getState();
  switch (command) {
    case 'share':
      services.share('all');
      return true;
    case 'retry':
      state.retried();
      return true;
    case 'undo':
      state.undone();
      return true;
    case 'redo':
      state.redone();
      return true;
    case 'next-finding':
      return stepFinding(store, 1);
    case 'previous-finding':
      return stepFinding(store, -1);
    case 'next-tool':
      return stepTool(store, 1);
    case 'previous-tool':
      return stepTool(store, -1);
    case 'next-pane':
      return stepPane(1);
    case 'previous-pane':
      return stepPane(-1);
    case 'filter':
      state.toolFilterChanged(state.toolFilter ?? '');
      requestAnimationFrame(() => document.getElementById(TOOLS_FILTER_ID)?.focus());
      return true;
    case 'escape':
      return stepOut(store, services);
    case 'help':
      state.dialogChanged({ kind: 'help' });
      return true;
  }
}

function stepOut(store: AppStore, services: Services): boolean {
  const {
    toolFilter,
    toolFilterChanged,
    maximised,
    panelMaximised,
    notices,
    noticeDismissed,
    analysis,
  } = store.getState();
  const notice = notices.at(-1);
  if (toolFilter !== null) toolFilterChanged(null);
  else if (maximised !== null) panelMaximised(maximised);
  else if (notice !== undefined) noticeDismissed(notice.id);
  else if (analysis.kind === 'running') services.cancel();
  else return false;
  return true;
}

function stepTool(store: AppStore, step: 1 | -1): boolean {
  const { shown, focus, arrangement, toolFilter, toolSelected } = store.getState();
  if (shown === null) return false;
  const rows = arrangeTools(toolRows(shown.report), arrangement.toolSort, toolFilter);
  const at = rows.findIndex((row) => row.index === focus.toolIndex);
  const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))];
  if (next !== undefined) toolSelected(next.index);
  return true;
}

function stepFinding(store: AppStore, step: 1 | -1): boolean {
  const { latest, focus, arrangement, placeSelected } = store.getState();
  if (latest === null) return false;
  const rows = findingRows(latest.report, arrangement.scope === 'tool' ? focus.toolIndex : null);
  if (rows.length === 0) return true;
  const at = rows.findIndex((row) => row.id === focus.finding);
  const next =
    rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : (at + step + rows.length) % rows.length];
  if (next !== undefined) placeSelected(focusOfFinding(latest.report, next.id, focus), false);
  return true;
}

function stepPane(step: 1 | -1): boolean {
  const panes = [
    ...document.querySelectorAll<HTMLElement>(
      'main [role="region"], main section[aria-label], main section[aria-labelledby]',
    ),
  ].filter((pane) => pane.offsetParent !== null);
  const at = panes.findIndex((pane) => pane.contains(document.activeElement));
  const next =
    panes[at < 0 ? (step > 0 ? 0 : panes.length - 1) : (at + step + panes.length) % panes.length];
  if (next === undefined) return true;
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
  next.focus();
  return true;
}
