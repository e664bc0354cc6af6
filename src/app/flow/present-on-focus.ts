import type { PresentInput } from '../../engine/protocol.ts';
import type { Client } from '../engine/client.ts';
import type { AppState } from '../state/app-state.ts';
import type { AppStore } from '../state/store.ts';

/** The schema in focus changed, or its report did -> the engine shows it -> the view is reported by an action. */
export function presentOnFocus(store: AppStore, client: Client): void {
  let askedFor: PresentInput | null = null;
  const ask = async (input: PresentInput, revision: number) => {
    const outcome = await client.call('present', input);
    if (outcome.kind === 'superseded' || input !== askedFor) return;
    const { viewArrived, viewLost } = store.getState();
    if (outcome.kind === 'answer')
      viewArrived({ view: outcome.value, revision, text: input.text, verbatim: input.verbatim });
    else if (outcome.why !== 'cancelled') viewLost();
  };
  store.subscribe((now) => {
    const input = inputOf(now);
    if (input === null) {
      if (askedFor !== null) now.viewLost();
      askedFor = null;
      return;
    }
    if (askedFor !== null && isSame(askedFor, input)) return;
    askedFor = input;
    void ask(input, now.shown?.revision ?? now.revision);
  });
}

/** What to show, from the last report that could be read: so a text with a mistake still has a view. */
function inputOf({ shown, focus, document, shownBytes }: AppState): PresentInput | null {
  if (shown === null || focus.toolIndex === null) return null;
  const schema = shown.report.tools[focus.toolIndex]?.schemas.find(
    ({ side }) => side === focus.side,
  );
  if (schema === undefined) return null;
  const { draft } = document;
  const verbatim =
    draft !== null && draft.toolIndex === focus.toolIndex && draft.side === focus.side;
  return {
    text: shown.text,
    settings: shown.settings,
    toolIndex: focus.toolIndex,
    side: focus.side,
    verbatim,
    maxBytes: shownBytes,
  };
}

const isSame = (a: PresentInput, b: PresentInput): boolean =>
  a.toolIndex === b.toolIndex &&
  a.side === b.side &&
  a.verbatim === b.verbatim &&
  a.maxBytes === b.maxBytes &&
  a.settings === b.settings &&
  a.text === b.text;
