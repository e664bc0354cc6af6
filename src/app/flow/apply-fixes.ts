import { editsOfAll } from '../state/select-findings.ts';
import type { AppStore } from '../state/store.ts';

/** A fix was chosen -> its edits become the text. Its places count only in the text that the report speaks of. */
export function applyFix(store: AppStore, diagnostic: number, fix: number): void {
  const { latest, document, fixApplied, noticeRaised } = store.getState();
  const chosen = latest?.report.diagnostics[diagnostic]?.fixes?.[fix];
  if (chosen === undefined) return;
  if (latest?.text !== document.text) {
    noticeRaised('toast', 'The text has changed since. The fix is offered again in a moment.');
    return;
  }
  fixApplied(chosen.edits);
  noticeRaised('toast', `Applied: ${chosen.title}`);
}

/** All that do not stand in each other's way, as one step. */
export function applyAllFixes(store: AppStore, scope: 'tool' | 'all'): void {
  const { latest, document, focus, fixApplied, noticeRaised } = store.getState();
  if (latest === null || latest.text !== document.text) return;
  const { edits, fixes } = editsOfAll(latest.report, scope === 'tool' ? focus.toolIndex : null);
  if (fixes === 0) return;
  fixApplied(edits);
  noticeRaised('toast', fixes === 1 ? 'Applied 1 fix' : `Applied ${fixes} fixes`);
}
