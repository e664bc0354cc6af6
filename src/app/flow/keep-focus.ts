import type { Report } from '../../engine/report-types.ts';
import type { ToolRow } from '../panels/props.ts';
import type { AppState } from '../state/app-state.ts';
import { focusOfFinding } from '../state/focus-of-finding.ts';
import type { Focus } from '../state/focus-slice.ts';
import { NO_FOCUS } from '../state/focus-slice.ts';
import { findingRows } from '../state/select-findings.ts';
import { arrangeTools, toolRows } from '../state/select-tools.ts';
import type { AppStore } from '../state/store.ts';

/**
 * A new report arrived -> the focus stays on its tool if it is still there, else goes to the first one shown. Nothing
 * scrolls: a person may be typing.
 */
export function keepFocus(store: AppStore): void {
  store.subscribe((now, before) => {
    if (now.shown === before.shown || now.shown === null) return;
    if (isFirstSight(now, before))
      now.placeSelected(openingFocus(now.shown.report, firstShown(now)), false);
    else now.focusCarried(carriedFocus(now, before));
  });
}

/** An example opens on what it is there to show. */
const isFirstSight = ({ shown, document }: AppState, before: AppState): boolean =>
  document.origin.kind === 'example' && shown?.opened !== before.shown?.opened;

function carriedFocus(now: AppState, before: AppState): Focus {
  const { shown, focus } = now;
  const tools = shown?.report.tools ?? [];
  if (tools.length === 0) return NO_FOCUS;
  const here = focus.toolIndex === null ? undefined : tools[focus.toolIndex];
  const name =
    focus.toolIndex === null ? undefined : before.shown?.report.tools[focus.toolIndex]?.name;
  const isSameDocument = before.shown === null || shown?.opened === before.shown.opened;
  if (here !== undefined && isSameDocument && (name === undefined || here.name === name)) {
    const hasSide = here.schemas.some(({ side }) => side === focus.side);
    // Findings are counted anew by each report.
    return hasSide
      ? { ...focus, finding: null }
      : { ...NO_FOCUS, toolIndex: focus.toolIndex, side: here.schemas[0]?.side ?? 'input' };
  }
  const moved = name === undefined ? -1 : tools.findIndex((tool) => tool.name === name);
  const index = moved >= 0 ? moved : (firstShown(now)[0]?.index ?? 0);
  return { ...NO_FOCUS, toolIndex: index, side: tools[index]?.schemas[0]?.side ?? 'input' };
}

const firstShown = ({ shown, arrangement }: AppState): readonly ToolRow[] =>
  shown === null ? [] : arrangeTools(toolRows(shown.report), arrangement.toolSort, null);

/** The first tool that both grows and has a cycle, on a finding that has a place and a fix; else the first tool. */
function openingFocus(report: Report, rows: readonly ToolRow[]): Focus {
  const row = rows.find(({ cycle, growth }) => cycle && (growth ?? 0) > 1) ?? rows[0];
  if (row === undefined) return NO_FOCUS;
  const focus = {
    ...NO_FOCUS,
    toolIndex: row.index,
    side: report.tools[row.index]?.schemas[0]?.side ?? 'input',
  };
  const findings = findingRows(report, row.index).filter(
    ({ place, severity }) => place !== '' && severity !== 'info',
  );
  const finding = findings.find(({ fixes }) => fixes.length > 0) ?? findings[0];
  return finding === undefined ? focus : focusOfFinding(report, finding.id, focus);
}
