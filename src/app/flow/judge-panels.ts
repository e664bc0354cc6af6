import type { AppStore } from '../state/store.ts';
import type { JudgingServices } from '../state/use-services.ts';
import type { Judging } from './judging.ts';

/** What the panels that judge may ask for. Nothing behind it is loaded before one of them is opened. */
export function judgePanels(store: AppStore): JudgingServices {
  let loading: Promise<Judging> | null = null;
  const load = async (): Promise<Judging | null> => {
    loading ??= import('./judging.ts').then(({ createJudging }) => createJudging(store));
    try {
      return await loading;
    } catch {
      loading = null;
      store
        .getState()
        .noticeRaised(
          'alert',
          'The judging part of the page could not be loaded. Open the panel again.',
        );
      return null;
    }
  };
  return {
    watch: (panel) => {
      let leave: (() => void) | undefined;
      let left = false;
      void load().then((judging) => {
        if (!left) leave = judging?.watch(panel);
      });
      return () => {
        left = true;
        leave?.();
      };
    },
    cancel: (panel) => void load().then((judging) => judging?.cancel(panel)),
    again: (panel) => void load().then((judging) => judging?.again(panel)),
    example: () => void load().then((judging) => judging?.example()),
  };
}
