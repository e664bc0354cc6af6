import type { Client } from '../engine/client.ts';
import type { AppStore } from '../state/store.ts';

/** What there is to choose from, asked once; again after the first answer if the worker was ended meanwhile. */
export function askCatalogue(store: AppStore, client: Client): void {
  const ask = async () => {
    const outcome = await client.call('catalogue', null);
    if (outcome.kind === 'answer') store.getState().catalogueArrived(outcome.value);
  };
  void ask();
  store.subscribe((now, before) => {
    if (now.finished !== before.finished && now.catalogue === null) void ask();
  });
}
