import type { AppState } from '../state/app-state.ts';
import type { Focus } from '../state/focus-slice.ts';
import { NO_FOCUS } from '../state/focus-slice.ts';
import { arrangeTools, toolRows } from '../state/select-tools.ts';
import type { AppStore } from '../state/store.ts';

/** A new report arrived -> the focus stays on its tool if it is still there, else goes to the first one shown. */
export function keepFocus(store: AppStore): void {
  store.subscribe((now, before) => {
    if (now.shown === before.shown || now.shown === null) return;
    const focus = focusFor(now, before);
    if (focus !== now.focus) now.placeSelected(focus, false);
  });
}

function focusFor(now: AppState, before: AppState): Focus {
  const { shown, focus } = now;
  const tools = shown?.report.tools ?? [];
  if (tools.length === 0) return focus.toolIndex === null ? focus : NO_FOCUS;
  const here = focus.toolIndex === null ? undefined : tools[focus.toolIndex];
  const name =
    focus.toolIndex === null ? undefined : before.shown?.report.tools[focus.toolIndex]?.name;
  const isSameDocument =
    before.shown === null || now.document.origin.title === before.document.origin.title;
  if (here !== undefined && isSameDocument && (name === undefined || here.name === name)) {
    const hasSide = here.schemas.some(({ side }) => side === focus.side);
    // Findings are counted anew by each report.
    return hasSide
      ? { ...focus, finding: null }
      : { ...NO_FOCUS, toolIndex: focus.toolIndex, side: here.schemas[0]?.side ?? 'input' };
  }
  const moved = name === undefined ? -1 : tools.findIndex((tool) => tool.name === name);
  const index = moved >= 0 ? moved : firstShown(now);
  return { ...NO_FOCUS, toolIndex: index, side: tools[index]?.schemas[0]?.side ?? 'input' };
}

const firstShown = ({ shown, arrangement }: AppState): number =>
  shown === null
    ? 0
    : (arrangeTools(toolRows(shown.report), arrangement.toolSort, null)[0]?.index ?? 0);
